import { useRef, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { preloadMenu } from '../Menu/lazy-menu-panel.ts';
import type { MenuEntry } from '../Menu/menu-entries.ts';
import { rowLink } from '../Table/Table.css.ts';
import { menuButton } from './DataTable.css.ts';
import { moveFocus, rowKeyOf } from './row-events.ts';
import type { OpenRow } from './RowMenu.tsx';
import { toggleRow, type Selection } from './selection.ts';

interface RowEventsOptions {
  /** Keys of the rows in the order shown. */
  keys: () => readonly string[];
  selection: Selection | undefined;
  /** Entries of a row's menu; absent where rows have none. */
  entriesOf: ((key: string) => readonly MenuEntry[] | undefined) | undefined;
}

/** What the body of the table listens for on behalf of all its rows, and the row whose menu is open. */
export function useRowEvents({ keys, selection, entriesOf }: RowEventsOptions) {
  /** The row from which a range with Shift extends. */
  const anchor = useRef<string | undefined>(undefined);
  const [openRow, setOpenRow] = useState<OpenRow | undefined>(undefined);

  const select = (key: string, event: { shiftKey: boolean }) => {
    if (!selection) return;
    const range = event.shiftKey ? { shown: keys(), anchor: anchor.current } : undefined;
    anchor.current = key;
    selection.onChange(toggleRow(selection.selected, key, range));
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    const key = rowKeyOf(target);
    if (key === undefined || !(target instanceof HTMLElement)) return;
    if (target.matches('[data-row-select]')) select(key, event);
    if (!isMenuButton(target)) return;
    const entries = openRow?.key === key ? undefined : entriesOf?.(key);
    setOpenRow(entries && { key, button: target, entries, byKey: event.detail === 0 });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const key = rowKeyOf(target);
    const onLink = target instanceof HTMLElement && target.classList.contains(rowLink);
    if (selection && onLink && key !== undefined && event.key === ' ') {
      event.preventDefault();
      select(key, event);
    } else moveFocus(event);
  };

  const onApproach = ({ target }: SyntheticEvent<HTMLElement>) => {
    if (target instanceof HTMLElement && isMenuButton(target)) preloadMenu();
  };

  return {
    openRow,
    closeRow: () => setOpenRow(undefined),
    listeners: { onClick, onKeyDown, onPointerOver: onApproach, onFocus: onApproach },
  };
}

/** By its class: an attribute of its own would be one more to set in every row. */
function isMenuButton(target: HTMLElement): boolean {
  return target.classList.contains(menuButton);
}
