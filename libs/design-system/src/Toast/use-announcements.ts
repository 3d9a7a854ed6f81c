import { useEffect, useRef } from 'react';
import type { ToastEntry } from './toast-store.ts';

/** Long enough for a screen reader to take the text up, short enough that nobody finds it twice. In ms. */
const STAYS = 1000;

/**
 * Says each toast once: errors at once, the rest when the screen reader is done with its sentence. Returns the refs of the
 * two live regions.
 */
export function useAnnouncements(entries: readonly ToastEntry[]) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const lastSaid = useRef(0);
  useEffect(() => {
    const fresh = entries.filter(({ id }) => id > lastSaid.current).toReversed();
    for (const { id, tone, text } of fresh) {
      lastSaid.current = id;
      const line = document.createElement('p');
      line.textContent = text;
      (tone === 'error' ? assertive : polite).current?.append(line);
      setTimeout(() => line.remove(), STAYS);
    }
  }, [entries]);
  return { polite, assertive };
}
