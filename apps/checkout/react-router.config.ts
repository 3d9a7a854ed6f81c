import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // No page ships React Router's client, so there is nothing to discover.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
