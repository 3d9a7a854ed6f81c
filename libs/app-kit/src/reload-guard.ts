const key = 'harbour.reloaded-at';

/** After a reload for a missing piece of the app, none follows within this time, in milliseconds. */
const guardedFor = 10_000;

/** A server that takes longer to say anything, in milliseconds, counts as out of reach. */
const answerLimit = 5_000;

export interface ReloadGuardOptions {
  now: () => number;
  reload: () => void;
  /** Where the time of the last reload survives it; a getter, because reading it throws where storage is blocked. */
  storage?: () => Storage;
  /** Whether the page could be fetched anew. */
  reachable?: () => Promise<boolean>;
}

/** What became of the wish to reload: `cut` where there is no way to the server now, and a reload would lose the page. */
export type Reloaded = 'leaving' | 'just_done' | 'cut';

/**
 * Makes a function that reloads the page, at most once in 10 seconds and only while the server can be reached. Where storage
 * is blocked, the page's own age tells: one that was itself reloaded less than 10 seconds ago isn't reloaded again.
 */
export function createReloadGuard({
  now,
  reload,
  storage = () => window.sessionStorage,
  reachable = serverAnswers,
}: ReloadGuardOptions) {
  return async (): Promise<Reloaded> => {
    if (!(await reachable())) return 'cut';
    if (reloadedRecently(now(), storage)) return 'just_done';
    reload();
    return 'leaving';
  };
}

/** The one that the whole app asks, whatever piece of it is missing. */
export const reloadOnce = createReloadGuard({ now: Date.now, reload: () => window.location.reload() });

/** Whether this page would come if it were loaded now; every answer will do. */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(answerLimit);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

function reloadedRecently(moment: number, storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(key) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back must not keep the guard up.
    const recent = last <= moment && moment - last < guardedFor;
    if (!recent) storage().setItem(key, String(moment));
    return recent;
  } catch {
    const [navigation] = performance.getEntriesByType('navigation');
    const reloaded = navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
    return reloaded && performance.now() < guardedFor;
  }
}
