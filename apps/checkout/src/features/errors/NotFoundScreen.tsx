import { Button } from '@harbour/design-system/Button';
import { ErrorPage } from '@harbour/design-system/ErrorPage';
import { routes } from '@harbour/domain/routes';

/** Nothing can be paid at this address. */
export function NotFoundScreen() {
  return (
    <ErrorPage
      alone
      status={404}
      message="Page not found"
      description="There is nothing to pay at this address. Check the link, or ask whoever sent it for a new one."
      action={<Button href={routes.site.home}>Go to Harbour’s start page</Button>}
    />
  );
}
