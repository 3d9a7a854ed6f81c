import { startTransition, useCallback, useState, type RefCallback } from 'react';

interface RowWindow {
  first: number;
  /** How many rows are drawn. */
  length: number;
  /** Pixels, as the rows really are: density, font size and phone change it. */
  rowHeight: number;
}

/** Rows beyond either edge, so that arrow keys find the next one; and how many rows the window moves at once. */
const margin = 3;
const step = 2;

/**
 * Which rows of a long list are in view of whatever scrolls around them. Rows are taken to be equally high. Scrolling
 * never waits for rows: they are drawn in pieces between frames, and a faster scroll drops those not yet drawn.
 */
export function useWindow(count: number): [RowWindow, RefCallback<HTMLElement>] {
  const [place, setPlace] = useState<RowWindow>({ first: 0, length: 24, rowHeight: 48 });

  const ref = useCallback(
    (body: HTMLElement | null) => {
      const scroller = body?.closest<HTMLElement>('[data-scroller]');
      if (!body || !scroller) return undefined;
      let asked = '';
      const look = () => {
        const rowHeight = body.querySelector<HTMLElement>('tr[data-key]')?.offsetHeight || 48;
        const first = Math.floor(scroller.scrollTop / rowHeight / step) * step - margin;
        const length = Math.ceil(scroller.clientHeight / rowHeight) + step + 2 * margin;
        const next = { first: Math.max(0, Math.min(first, count - length)), length, rowHeight };
        const key = JSON.stringify(next);
        if (key === asked) return;
        asked = key;
        startTransition(() => setPlace(next));
      };
      const observer = new ResizeObserver(look);
      observer.observe(scroller);
      scroller.addEventListener('scroll', look, { passive: true });
      return () => {
        observer.disconnect();
        scroller.removeEventListener('scroll', look);
      };
    },
    [count],
  );
  return [{ ...place, first: Math.max(0, Math.min(place.first, count - 1)) }, ref];
}
