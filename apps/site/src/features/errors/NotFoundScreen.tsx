import { routes } from '@harbour/domain/routes';
import { Button } from '@harbour/design-system/Button';
import { ErrorPage } from '@harbour/design-system/ErrorPage';
import { SiteLayout } from '../SiteLayout.tsx';

/** There is no page at the address that was asked for. */
export function NotFoundScreen() {
  return (
    <SiteLayout>
      <ErrorPage
        status={404}
        message="Page not found"
        description="There is nothing at this address. If you followed a link to pay somebody, ask them for a new one."
        action={
          <Button href={routes.site.home} tone="primary">
            Go to the start page
          </Button>
        }
      />
    </SiteLayout>
  );
}
