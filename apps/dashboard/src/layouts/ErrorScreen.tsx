import { RouteErrorScreen } from '@harbour/app-kit/RouteErrorScreen';
import { Button } from '@harbour/design-system/Button';
import { lazyPart } from '@harbour/design-system/lazy-part';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Stack } from '@harbour/design-system/Stack';
import { routes } from '@harbour/domain/routes';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotAllowed } from '../components/NotAllowed.tsx';
import { useScreenHandle } from './PageTitle.tsx';

const { Part: LazyFrame } = lazyPart(async () => (await import('./DashboardFrame.tsx')).DashboardFrame);

/** Shown for an unknown page, one that is denied, and one that crashed: what happened, and the way on. */
export function ErrorScreen() {
  const denied = useIsDenied();
  const { title } = useScreenHandle();
  if (!denied) {
    return <RouteErrorScreen action={<Button href={routes.dashboard.home}>Go to the dashboard</Button>} />;
  }
  return (
    <Stack gap={6}>
      <PageHeader title={title} />
      <NotAllowed />
    </Stack>
  );
}

/** The same where no layout is there yet: a denied page that is opened first has the ways to the others around it, too. */
export function FirstErrorScreen() {
  const denied = useIsDenied();
  if (!denied) return <ErrorScreen />;
  return (
    <LazyFrame>
      <ErrorScreen />
    </LazyFrame>
  );
}

function useIsDenied(): boolean {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 403;
}
