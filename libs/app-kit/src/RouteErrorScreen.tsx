import { Button } from '@harbour/design-system/Button';
import { ErrorPage } from '@harbour/design-system/ErrorPage';
import { Text } from '@harbour/design-system/Text';
import { useEffect, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { isChunkError } from './lazy-screen.ts';
import { reloadOnce, serverAnswers } from './reload-guard.ts';
import type { Reloaded } from './reload-guard.ts';
import { describeRouteError, mayPass } from './route-error.ts';

interface RouteErrorScreenProps {
  /** The way on, where there is another than loading the page anew. */
  action?: ReactNode;
  reload?: () => Promise<Reloaded>;
  /** Without a layout around it. */
  alone?: boolean;
}

/**
 * The error page of the app, a route's `ErrorBoundary`. A missing piece of a page, such as a dialog that could not be
 * fetched, reloads the page at most once in 10 seconds, as a missing screen does; then this page shows. Without a way to the
 * server nothing reloads, not even by hand: the browser's own page would stand here, and nothing would be left of ours.
 */
export function RouteErrorScreen({ action, reload = reloadOnce, alone = false }: RouteErrorScreenProps) {
  const error = useRouteError();
  const missing = isChunkError(error);
  // Nothing shows before it is known whether the page is on its way out.
  const [outcome, setOutcome] = useState<Reloaded | undefined>(missing ? 'leaving' : undefined);
  useEffect(() => {
    if (!missing) return undefined;
    // Once, however often React draws or mounts this anew.
    const timer = setTimeout(() => void reload().then(setOutcome));
    return () => clearTimeout(timer);
  }, [missing, reload]);
  if (outcome === 'leaving') return null;

  const words = describeRouteError(error, outcome === 'cut');
  return (
    <>
      <title>{`${words.message} · Harbour`}</title>
      <ErrorPage
        {...words}
        alone={alone}
        action={
          <>
            {(missing || mayPass(error)) && <TryAgain reload={reload} />}
            {action}
          </>
        }
      />
    </>
  );
}

/** Loads the page anew where that can be, and else says that it cannot yet; by itself, once there is a connection again, guarded as every reload is. */
function TryAgain({ reload }: { reload: () => Promise<Reloaded> }) {
  const [state, setState] = useState<'asked' | 'cut'>();
  const tryAgain = async () => {
    setState('asked');
    if (await serverAnswers()) window.location.reload();
    else setState('cut');
  };
  useEffect(() => {
    const retry = () => void reload().then((outcome) => setState(outcome === 'cut' ? 'cut' : undefined));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [reload]);
  return (
    <>
      <Button tone="primary" loading={state === 'asked'} onClick={() => void tryAgain()}>
        Try again
      </Button>
      <output>{state === 'cut' && <Text tone="muted">Still no connection.</Text>}</output>
    </>
  );
}
