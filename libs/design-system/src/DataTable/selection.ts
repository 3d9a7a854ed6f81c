import type { ReactNode } from 'react';

/** Which rows are chosen, by their keys: what is chosen stays chosen on other pages and in another order. */
export type SelectedKeys = ReadonlySet<string>;

export interface Selection {
  /** Keys of the chosen rows, of every page. */
  selected: SelectedKeys;
  onChange: (selected: SelectedKeys) => void;
  /** Buttons for what can be done with all of them. */
  actions?: (selected: SelectedKeys) => ReactNode;
}

/** How much of what is shown is chosen. */
export function shownState(selected: SelectedKeys, shown: readonly string[]): 'none' | 'some' | 'all' {
  const count = shown.reduce((sum, key) => sum + Number(selected.has(key)), 0);
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

/**
 * Turns one row on or off; with an anchor (the row pressed before, while Shift is held) all rows between them become what
 * this one becomes.
 */
export function toggleRow(
  selected: SelectedKeys,
  key: string,
  range?: { shown: readonly string[]; anchor: string | undefined },
): SelectedKeys {
  const on = !selected.has(key);
  const to = range?.shown.indexOf(key) ?? -1;
  const from = range?.anchor === undefined ? -1 : range.shown.indexOf(range.anchor);
  const keys =
    range && from >= 0 && to >= 0 ? range.shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
  return withKeys(selected, keys, on);
}

/** The header's tick box: all that is shown, or, if all of it is chosen, none of it. Other pages stay as they are. */
export function toggleShown(selected: SelectedKeys, shown: readonly string[]): SelectedKeys {
  return withKeys(selected, shown, shownState(selected, shown) !== 'all');
}

function withKeys(selected: SelectedKeys, keys: readonly string[], on: boolean): SelectedKeys {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** "3 selected", "3 selected, 2 of them not shown here". */
export function selectionWords(selected: SelectedKeys, shown: readonly string[]): string {
  const here = shown.reduce((sum, key) => sum + Number(selected.has(key)), 0);
  const elsewhere = selected.size - here;
  const count = `${selected.size.toLocaleString('en')} selected`;
  return elsewhere > 0 ? `${count}, ${elsewhere.toLocaleString('en')} not shown here` : count;
}
