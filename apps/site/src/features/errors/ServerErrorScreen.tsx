import { routes } from '@harbour/domain/routes';
import { Button } from '@harbour/design-system/Button';
import { ErrorPage } from '@harbour/design-system/ErrorPage';
import { SiteLayout } from '../SiteLayout.tsx';

/** A page could not be made: the fault is the service's. */
export function ServerErrorScreen() {
  return (
    <SiteLayout>
      <ErrorPage
        status={500}
        message="This page could not be loaded"
        description="The fault is ours. Try again in a moment."
        action={
          <Button href={routes.site.home} tone="primary">
            Go to the start page
          </Button>
        }
      />
    </SiteLayout>
  );
}
