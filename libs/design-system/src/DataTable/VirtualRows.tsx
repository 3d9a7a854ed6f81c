import { useCallback, useState, type ReactNode, type RefCallback } from 'react';
import { Filler } from './Filler.tsx';
import { rowSlots, type RowSlots } from './row-slots.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useWindow } from './use-window.ts';

interface VirtualBodyProps {
  count: number;
  /** The key of the row at a place of the list. */
  keyOf: (index: number) => string;
  /** Draws a row in the element of a number. */
  renderRow: (index: number, element: number | undefined) => ReactNode;
  /** Where in the list a row stands; −1 where it is there no more. */
  indexOf: (key: string) => number;
  columnCount: number;
  /** Draws the body of the table around the rows. */
  children: (rows: ReactNode, ref: RefCallback<HTMLElement>) => ReactNode;
}

/**
 * The rows in view, and a few around them; the one that has focus stays wherever one scrolls. Those above and below stand as
 * ruled paper, so that a scroll faster than the drawing shows lines and not a hole; `aria-rowindex` tells a screen reader
 * where in the list it is.
 */
export function VirtualRows({ count, keyOf, renderRow, indexOf, columnCount, children }: VirtualBodyProps) {
  const [{ first, last, rowHeight, leaps }, watchWindow] = useWindow(count);
  const [focusedKey, watchFocus] = useFocusedRow();
  const ref = useCallback(
    (body: HTMLElement | null) => {
      const stops = [watchWindow(body), watchFocus(body)];
      return () => stops.forEach((stop) => stop?.());
    },
    [watchWindow, watchFocus],
  );
  const focused = focusedKey === undefined ? -1 : indexOf(focusedKey);
  const above = focused >= 0 && focused < first;
  const below = focused >= last;
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (above) indexes.unshift(focused);
  if (below) indexes.push(focused);
  const [given, setGiven] = useState<RowSlots>(new Map());
  const slots = rowSlots(given, indexes.map(keyOf), (key) => !leaps || key === focusedKey);
  // Kept for the next time, before anything is drawn.
  if (slots !== given) setGiven(slots);
  const row = (index: number) => renderRow(index, slots.get(keyOf(index)));
  const room = (key: string, rows: number) => (
    <Filler key={key} rows={rows} rowHeight={rowHeight} columnCount={columnCount} />
  );
  // One list with a key for each: a row that moved to another list would be made anew, and lose focus.
  return children(
    [
      room('top', above ? focused : first),
      above && row(focused),
      above && room('gap above', first - focused - 1),
      ...indexes.slice(Number(above), below ? -1 : undefined).map(row),
      below && room('gap below', focused - last),
      below && row(focused),
      room('bottom', count - (below ? focused + 1 : last)),
    ],
    ref,
  );
}
