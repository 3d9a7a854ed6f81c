import type { PointerEvent, ReactNode } from 'react';
import type { Column } from './columns.ts';
import { flatten } from './flat.ts';
import { givingWords, rowLink } from './Table.css.ts';

/** What stands in a cell. */
export function cellContent(column: Pick<Column<never>, 'truncate'>, content: ReactNode): ReactNode {
  if (!column.truncate) return flatten(content);
  return (
    <span className={givingWords} dir="auto">
      {flatten(content)}
    </span>
  );
}

/**
 * What a body of rows listens for to show a pointer the whole of what an ellipsis has cut. Only what is cut has a title, and
 * only while it is pointed at: to a screen reader, which reads the words whole, it would say them twice. Over a linked row
 * the pointer is on the link, wherever it is.
 */
export const showsWhole = {
  onPointerMove({ target, clientX }: PointerEvent) {
    const shows = showing(target);
    const cell = [...(shows?.closest('tr')?.cells ?? [])].find((each) => {
      const { left, right } = each.getBoundingClientRect();
      return clientX >= left && clientX < right;
    });
    if (!shows || !cell) return;
    const words = isCut(cell) ? (cell.textContent ?? '') : '';
    if (shows.title !== words) shows.title = words;
  },
  onPointerOut({ target }: PointerEvent) {
    showing(target)?.removeAttribute('title');
  },
};

function showing(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`.${rowLink}, td`) : null;
}

function isCut(cell: HTMLElement): boolean {
  return [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (element) =>
      element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis',
  );
}
