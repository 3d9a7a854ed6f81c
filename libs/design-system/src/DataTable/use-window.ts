import { useCallback, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { rowsToward, type RowSpan } from './row-span.ts';

interface RowWindow extends RowSpan {
  /** Pixels, as the rows really are: density, font size and phone change it. */
  rowHeight: number;
}

/** Rows beyond either edge, so that arrow keys find the next one. */
const margin = 2;

/** Rows drawn at once, and the milliseconds of a frame after which the next ones wait for the next frame. */
const portion = 2;
const budget = 2;

/**
 * Which rows of a long list are in view of whatever scrolls around them. Rows are taken to be equally high. Scrolling
 * never waits for rows: each frame draws as many as its time allows, those in view first, and what a faster scroll has
 * left behind is not drawn at all. The browser's own work on a row takes longer than React's, and it cannot be divided:
 * only fewer rows in a frame keep the frame short.
 */
export function useWindow(count: number): [RowWindow, RefCallback<HTMLElement>] {
  const [place, setPlace] = useState<RowWindow>({ first: 0, last: 24, rowHeight: 48 });
  const drawn = useRef(place);

  const ref = useCallback(
    (body: HTMLElement | null) => {
      const scroller = body?.closest<HTMLElement>('[data-scroller]');
      if (!body || !scroller) return undefined;
      let frame: number | undefined;
      let task: ReturnType<typeof setTimeout> | undefined;
      const draw = () => {
        task = undefined;
        const until = performance.now() + budget;
        // Read once a frame, before anything is drawn: later the browser would have to lay the page out to answer.
        const rowHeight =
          body.querySelector<HTMLElement>('tr[data-key]')?.offsetHeight || drawn.current.rowHeight;
        const length = Math.ceil(scroller.clientHeight / rowHeight) + 1 + 2 * margin;
        const start = Math.floor(scroller.scrollTop / rowHeight) - margin;
        const first = Math.max(0, Math.min(start, count - length));
        const goal = { first, last: Math.min(count, first + length) };
        do {
          const { current } = drawn;
          const next = rowsToward(current, goal, { most: portion, from: first + margin });
          if (next.first === current.first && next.last === current.last && rowHeight === current.rowHeight) {
            return;
          }
          drawn.current = { ...next, rowHeight };
          flushSync(() => setPlace(drawn.current));
        } while (performance.now() < until);
        look();
      };
      // In a task after the frame: within it, drawing would add to what the browser does for the rows drawn before.
      const look = () => {
        if (frame !== undefined || task !== undefined) return;
        frame = requestAnimationFrame(() => {
          frame = undefined;
          task = setTimeout(draw);
        });
      };
      const observer = new ResizeObserver(look);
      observer.observe(scroller);
      scroller.addEventListener('scroll', look, { passive: true });
      return () => {
        if (frame !== undefined) cancelAnimationFrame(frame);
        clearTimeout(task);
        observer.disconnect();
        scroller.removeEventListener('scroll', look);
      };
    },
    [count],
  );
  const last = Math.min(place.last, count);
  return [{ ...place, first: Math.min(place.first, last), last }, ref];
}
