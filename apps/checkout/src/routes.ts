import { routes } from '@harbour/domain/routes';
import { route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

const { checkout } = routes;

/** The checkout's pages. Fixed paths win over `:reference` and `:token`. */
export default [
  route(checkout.success, 'routes/success.tsx'),
  route(checkout.pending, 'routes/pending.tsx'),
  route(checkout.failure, 'routes/failure.tsx'),
  route(checkout.pay, 'routes/pay.tsx'),
  route(checkout.checkout, 'routes/checkout.tsx'),
  route(checkout.challengeComplete, 'routes/challenge-complete.tsx'),
  route(checkout.challenge, 'routes/challenge.tsx'),
] satisfies RouteConfig;
