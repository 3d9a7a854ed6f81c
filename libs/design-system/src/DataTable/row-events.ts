import type { KeyboardEvent } from 'react';

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** The key of the row that something happened in. */
export function rowKeyOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-key]')?.dataset.key : undefined;
}

/**
 * Arrow keys in the rows: up and down to the same control of the next row, along the line to the row's other controls, Home
 * and End to the first and last row drawn. What is typed into or opened by arrows keeps its keys.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement) || usesArrows(target)) return;
  const row = target.closest<HTMLElement>('tr[data-key]');
  if (!row) return;
  const next = destination(event.key, target, row);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function destination(key: string, target: HTMLElement, row: HTMLElement): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return sameControl(target, row, neighbour(row, 'nextElementSibling'));
    case 'ArrowUp':
      return sameControl(target, row, neighbour(row, 'previousElementSibling'));
    case 'Home':
      return sameControl(target, row, rowsAround(row)[0]);
    case 'End':
      return sameControl(target, row, rowsAround(row).at(-1));
    case 'ArrowLeft':
    case 'ArrowRight': {
      const forward = (key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl');
      const inRow = controlsOf(row);
      return inRow[inRow.indexOf(target) + (forward ? 1 : -1)];
    }
    default:
      return undefined;
  }
}

function usesArrows(target: HTMLElement): boolean {
  return (
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  );
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controls)];
}

function rowsAround(row: Element): HTMLElement[] {
  return [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])];
}

function neighbour(row: Element, side: 'nextElementSibling' | 'previousElementSibling') {
  const next = row[side];
  return next instanceof HTMLElement && next.dataset.key !== undefined ? next : undefined;
}

function sameControl(target: HTMLElement, row: Element, other: Element | undefined) {
  if (!other) return undefined;
  const others = controlsOf(other);
  return others[controlsOf(row).indexOf(target)] ?? others[0];
}
