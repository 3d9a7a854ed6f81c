import { Button } from '@harbour/design-system/Button';
import { ErrorPage } from '@harbour/design-system/ErrorPage';
import { useEffect, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { isChunkError } from './lazy-screen.ts';
import { reloadOnce } from './reload-guard.ts';
import { describeRouteError } from './route-error.ts';

interface RouteErrorScreenProps {
  /** The way on, where there is another than loading the page anew. */
  action?: ReactNode;
  reload?: () => boolean;
}

/**
 * The error page of the app, a route's `ErrorBoundary`. A missing piece of a page, such as a dialog that could not be
 * fetched, reloads the page at most once in 10 seconds, as a missing screen does; then this page shows.
 */
export function RouteErrorScreen({ action, reload = reloadOnce }: RouteErrorScreenProps) {
  const error = useRouteError();
  const missing = isChunkError(error);
  // Nothing shows before it is known whether the page is on its way out.
  const [leaving, setLeaving] = useState(missing);
  useEffect(() => {
    if (!missing) return undefined;
    // Once, however often React draws or mounts this anew.
    const timer = setTimeout(() => setLeaving(reload()));
    return () => clearTimeout(timer);
  }, [missing, reload]);
  if (leaving) return null;

  const words = describeRouteError(error);
  return (
    <>
      <title>{`${words.message} · Harbour`}</title>
      <ErrorPage
        {...words}
        action={
          <>
            {missing && (
              <Button tone="primary" onClick={() => window.location.reload()}>
                Reload the page
              </Button>
            )}
            {action}
          </>
        }
      />
    </>
  );
}
