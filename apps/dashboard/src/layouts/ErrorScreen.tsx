import type { PermissionDenied } from '@harbour/app-kit/middleware';
import { RouteErrorScreen } from '@harbour/app-kit/RouteErrorScreen';
import { Button } from '@harbour/design-system/Button';
import { lazyPart } from '@harbour/design-system/lazy-part';
import { PageHeader } from '@harbour/design-system/PageHeader';
import { Stack } from '@harbour/design-system/Stack';
import type { RequiredPermission } from '@harbour/domain/permission';
import { routes } from '@harbour/domain/routes';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { ErrorResponse } from 'react-router';
import { NotAllowed } from '../components/NotAllowed.tsx';
import { useScreenHandle } from './PageTitle.tsx';

const { Part: LazyFrame } = lazyPart(async () => (await import('./DashboardFrame.tsx')).DashboardFrame);

/** Shown for an unknown page, one that is denied, and one that crashed: what happened, and the way on. */
export function ErrorScreen({ alone = false }: { alone?: boolean }) {
  const error = useRouteError();
  const { title } = useScreenHandle();
  if (!isDenial(error)) {
    return (
      <RouteErrorScreen
        alone={alone}
        action={<Button href={routes.dashboard.home}>Go to the dashboard</Button>}
      />
    );
  }
  return (
    <Stack gap={6}>
      <PageHeader title={title} />
      <NotAllowed permission={permissionIn(error.data)} />
    </Stack>
  );
}

/** The same where no layout is there yet: a denied page that is opened first has the ways to the others around it, too. */
export function FirstErrorScreen() {
  const error = useRouteError();
  if (!isDenial(error)) return <ErrorScreen alone />;
  return (
    <LazyFrame>
      <ErrorScreen />
    </LazyFrame>
  );
}

function isDenial(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 403;
}

/** What the `permission` middleware says is missing. */
function permissionIn(body: unknown): RequiredPermission | undefined {
  return (body as Partial<PermissionDenied> | null)?.permission;
}
