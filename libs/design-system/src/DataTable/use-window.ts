import { useCallback, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { middleRows, missing, rowsToward, type RowSpan } from './row-span.ts';

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

/** Milliseconds that a leap may take React within a frame: the browser's own part takes thrice as long. */
const quick = 10;

/** Rows of a first leap, before it is known how long they take, and of any. */
const firstLeap = 8;
const leastLeap = 4;

/**
 * Which rows of a long list are in view of whatever scrolls around them. Rows are taken to be equally high. A slow scroll
 * finds its rows drawn: between frames a few come beyond the edge. A faster one leaps: all that is in view comes at once, in
 * the elements that are there. Where a machine can, it does so before the frame is painted; where that would hold the frame
 * up, between two, for the place that the scroll will have reached by then, and with as many rows around the middle of the
 * view as it can.
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
      let settling: ReturnType<typeof setTimeout> | undefined;
      let top = 0;
      let moved = 0;
      let perRow = quick / firstLeap;
      // Reads before anything is drawn: later the browser would have to lay the page out to answer.
      const viewAt = (from: number) => {
        const row = body.querySelector<HTMLElement>('tr[data-key]');
        const rowHeight = row?.offsetHeight || drawn.current.rowHeight;
        const length = Math.ceil(scroller.clientHeight / rowHeight) + 1;
        const first = Math.max(0, Math.min(Math.floor(from / rowHeight), count - length));
        return { first, last: Math.min(count, first + length), rowHeight };
      };
      const show = (next: RowWindow) => {
        drawn.current = next;
        flushSync(() => setPlace(next));
      };
      const leap = (view: Omit<RowWindow, 'leaps'>) => {
        const begin = performance.now();
        show({ ...view, leaps: true });
        perRow = (performance.now() - begin) / (view.last - view.first);
      };
      const canLeapTo = (view: Omit<RowWindow, 'leaps'>) => ({
        ...view,
        ...middleRows(view, Math.max(leastLeap, Math.floor(quick / perRow))),
      });
      const drawBetween = () => {
        task = undefined;
        const until = performance.now() + budget;
        const view = viewAt(top + (Math.abs(moved) < scroller.clientHeight ? moved : 0));
        moved = 0;
        const middle = canLeapTo(view);
        const there = view.last - view.first - missing(drawn.current, view);
        // Unless what is still there of the view is worth as much as what a leap would bring.
        if (there < (middle.last - middle.first) / 2) {
          leap(middle);
          return look();
        }
        const { rowHeight } = view;
        const here = viewAt(top);
        const goal = {
          first: Math.max(0, Math.min(here.first, view.first) - margin),
          last: Math.min(count, Math.max(here.last, view.last) + margin),
        };
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
          clearTimeout(settling);
          moved = scroller.scrollTop - top;
          top += moved;
          const view = viewAt(top);
          const leaps = missing(drawn.current, view) > portion && missing(canLeapTo(view), view) === 0;
          if (leaps) {
            leap(view);
            settling = setTimeout(drawBetween, rest);
          } else task ??= setTimeout(drawBetween);
        });
      };
      const observer = new ResizeObserver(look);
      observer.observe(scroller);
      scroller.addEventListener('scroll', look, { passive: true });
      return () => {
        if (frame !== undefined) cancelAnimationFrame(frame);
        clearTimeout(task);
        clearTimeout(settling);
        observer.disconnect();
        scroller.removeEventListener('scroll', look);
      };
    },
    [count],
  );
  const last = Math.min(place.last, count);
  return [{ ...place, first: Math.min(place.first, last), last }, ref];
}
