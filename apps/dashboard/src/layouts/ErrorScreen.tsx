import { RouteErrorScreen } from '@harbour/app-kit/RouteErrorScreen';
import { Button } from '@harbour/design-system/Button';
import { routes } from '@harbour/domain/routes';

/** Shown for an unknown page, one that is denied, and one that crashed: what happened, and the way on. */
export function ErrorScreen() {
  return <RouteErrorScreen action={<Button href={routes.dashboard.home}>Go to the dashboard</Button>} />;
}
