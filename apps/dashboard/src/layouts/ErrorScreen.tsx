import { RouteErrorScreen } from '@harbour/app-kit/RouteErrorScreen';
import { Button } from '@harbour/design-system/Button';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Stack } from '@harbour/design-system/Stack';
import { routes } from '@harbour/domain/routes';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotAllowed } from '../components/NotAllowed.tsx';
import { useScreenHandle } from './PageTitle.tsx';

/** Shown for an unknown page, one that is denied, and one that crashed: what happened, and the way on. */
export function ErrorScreen() {
  const error = useRouteError();
  const { title } = useScreenHandle();
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <Stack gap={6}>
        <PageHeader title={title} />
        <NotAllowed />
      </Stack>
    );
  }
  return <RouteErrorScreen action={<Button href={routes.dashboard.home}>Go to the dashboard</Button>} />;
}
