const key = 'harbour.reloaded-at';

/** After a reload for a missing piece of the app, none follows within this time, in milliseconds. */
const guardedFor = 10_000;

export interface ReloadGuardOptions {
  now: () => number;
  reload: () => void;
  /** Where the time of the last reload survives it; a getter, because reading it throws where storage is blocked. */
  storage?: () => Storage;
}

/**
 * Makes a function that reloads the page, at most once in 10 seconds, and answers whether it did. Where storage is blocked,
 * the page's own age tells: one that was itself reloaded less than 10 seconds ago isn't reloaded again.
 */
export function createReloadGuard({
  now,
  reload,
  storage = () => window.sessionStorage,
}: ReloadGuardOptions) {
  return (): boolean => {
    if (reloadedRecently(now(), storage)) return false;
    reload();
    return true;
  };
}

/** The one that the whole app asks, whatever piece of it is missing. */
export const reloadOnce = createReloadGuard({ now: Date.now, reload: () => window.location.reload() });

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
