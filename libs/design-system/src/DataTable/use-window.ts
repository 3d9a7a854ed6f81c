import { useCallback, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { missing, rowsToward, type RowSpan } from './row-span.ts';

interface RowWindow extends RowSpan {
  /** Pixels, as the rows really are: density, font size and phone change it. */
  rowHeight: number;
  /** Rows come in the elements of those that go. */
  leaps: boolean;
}

/** Rows beyond either edge, so that arrow keys find the next one and a slow scroll what comes. */
const margin = 2;

/** Rows drawn at once, and the milliseconds of a frame after which the next ones wait for the next frame. */
const portion = 2;
const budget = 2;

/** After this many milliseconds without a scroll the rows beyond the edges are drawn, too. */
const rest = 100;

/** Milliseconds for a view of rows up to which they are drawn within a frame: the browser's own part takes thrice as long. */
const quick = 8;

/**
 * Which rows of a long list are in view of whatever scrolls around them. Rows are taken to be equally high. A slow scroll
 * finds its rows drawn: between frames a few come beyond the edge. A faster one leaps: all that is in view comes at once, in
 * the elements that are there. Where a machine can, it does so before the frame is painted; where that would hold the frame
 * up, between two, for the place that the scroll will have reached by then.
 */
export function useWindow(count: number): [RowWindow, RefCallback<HTMLElement>] {
  const [place, setPlace] = useState<RowWindow>({ first: 0, last: 24, rowHeight: 48, leaps: false });
  const drawn = useRef(place);

  const ref = useCallback(
    (body: HTMLElement | null) => {
      const scroller = body?.closest<HTMLElement>('[data-scroller]');
      if (!body || !scroller) return undefined;
      let frame: number | undefined;
      let task: ReturnType<typeof setTimeout> | undefined;
      let top = 0;
      let moved = 0;
      let cost = Infinity;
      // Reads before anything is drawn: later the browser would have to lay the page out to answer.
      const viewAt = (from: number) => {
        const row = body.querySelector<HTMLElement>('tr[data-key]');
        const rowHeight = row?.offsetHeight || drawn.current.rowHeight;
        const length = Math.ceil(scroller.clientHeight / rowHeight) + 1;
        const first = Math.max(0, Math.min(Math.floor(from / rowHeight), count - length));
        return { first, last: Math.min(count, first + length), rowHeight };
      };
      const isFar = (view: RowSpan) => missing(drawn.current, view) > portion;
      const show = (next: RowWindow) => {
        drawn.current = next;
        flushSync(() => setPlace(next));
      };
      const leap = (view: Omit<RowWindow, 'leaps'>) => {
        const begin = performance.now();
        show({ ...view, leaps: true });
        cost = performance.now() - begin;
      };
      const drawBetween = () => {
        const until = performance.now() + budget;
        const view = viewAt(top + (Math.abs(moved) < scroller.clientHeight ? moved : 0));
        moved = 0;
        if (isFar(view)) {
          leap(view);
          return look();
        }
        const { rowHeight } = view;
        const goal = { first: Math.max(0, view.first - margin), last: Math.min(count, view.last + margin) };
        do {
          const { current } = drawn;
          const next = rowsToward(current, goal, { most: portion, from: view.first });
          if (next.first === current.first && next.last === current.last && rowHeight === current.rowHeight) {
            return undefined;
          }
          show({ ...next, rowHeight, leaps: false });
        } while (performance.now() < until);
        return look();
      };
      const look = () => {
        frame ??= requestAnimationFrame(() => {
          frame = undefined;
          clearTimeout(task);
          moved = scroller.scrollTop - top;
          top += moved;
          const view = viewAt(top);
          const leaps = cost <= quick && isFar(view);
          if (leaps) leap(view);
          task = setTimeout(drawBetween, leaps ? rest : 0);
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
