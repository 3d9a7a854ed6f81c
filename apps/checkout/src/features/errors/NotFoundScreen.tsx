import { ErrorPage } from '@harbour/design-system/ErrorPage';

/** Nothing can be paid at this address. */
export function NotFoundScreen() {
  return (
    <ErrorPage
      status={404}
      message="Page not found"
      description="There is no payment at this address. Compare it with the link you were given, or ask whoever sent it for a new one."
    />
  );
}
