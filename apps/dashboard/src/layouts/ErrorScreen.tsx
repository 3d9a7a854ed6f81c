import { describeRouteError } from '@harbour/app-kit/route-error';
import { Button } from '@harbour/design-system/Button';
import { ErrorPage } from '@harbour/design-system/ErrorPage';
import { routes } from '@harbour/domain/routes';
import { useRouteError } from 'react-router';

/** Shown for an unknown page, one that is denied, and one that crashed: what happened, and the way on. */
export function ErrorScreen() {
  const words = describeRouteError(useRouteError());
  return (
    <>
      <title>{`${words.message} · Harbour`}</title>
      <ErrorPage {...words} action={<Button href={routes.dashboard.home}>Go to the dashboard</Button>} />
    </>
  );
}
