import { useLayoutEffect, useRef } from 'react';
import type { ToastEntry } from './toast-store.ts';

/** Long enough for a screen reader to take the text up, short enough that nobody finds it twice. In ms. */
const STAYS = 1000;

/** Those that came together are one announcement: twenty in a row would queue up for a minute. */
function say(region: HTMLElement | null, fresh: readonly ToastEntry[]) {
  if (!region || fresh.length === 0) return;
  const line = document.createElement('p');
  line.textContent = fresh.map(({ text }) => text).join('. ');
  region.append(line);
  setTimeout(() => line.remove(), STAYS);
}

/**
 * Says each toast once: errors at once, the rest when the screen reader is done with its sentence. Returns the refs of the
 * two live regions.
 */
export function useAnnouncements(entries: readonly ToastEntry[]) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const lastSaid = useRef(0);
  // With the toasts in one frame: afterwards the page would be laid out and painted a second time.
  useLayoutEffect(() => {
    const fresh = entries.filter(({ id }) => id > lastSaid.current).toReversed();
    lastSaid.current = fresh.at(-1)?.id ?? lastSaid.current;
    say(
      assertive.current,
      fresh.filter(({ tone }) => tone === 'error'),
    );
    say(
      polite.current,
      fresh.filter(({ tone }) => tone !== 'error'),
    );
  }, [entries]);
  return { polite, assertive };
}
