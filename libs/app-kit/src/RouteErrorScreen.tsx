import { ErrorPage } from '@harbour/design-system/ErrorPage';
import { useRouteError } from 'react-router';
import { describeRouteError } from './route-error.ts';

/** The error page of the app: the root route's `ErrorBoundary`. */
export function RouteErrorScreen() {
  return <ErrorPage {...describeRouteError(useRouteError())} />;
}
