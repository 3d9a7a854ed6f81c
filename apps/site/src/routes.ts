import { index, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('404', 'routes/not-found.tsx'),
  route('500', 'routes/server-error.tsx'),
] satisfies RouteConfig;
