import { hasMovedOn, poll } from '../../enhance/poll.ts';

/** After this long without a result the page stops asking and says so; the emailed receipt still comes. */
const LIMIT_MS = 10 * 60_000;

/**
 * Keeps the pending page asking until the payment has a result, which is another page. It stops when the page is left and
 * begins again when it comes back.
 */
export function watchPending(page: HTMLElement): void {
  const settled = (): void => window.location.replace(window.location.href);
  const stop = poll({
    ask: (signal) => hasMovedOn(window.location.href, signal),
    onSettled: settled,
    onLimit: () => (page.dataset['watch'] = 'over'),
    limitMs: LIMIT_MS,
  });
  window.addEventListener('pagehide', stop, { once: true });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) settled();
  });
}
