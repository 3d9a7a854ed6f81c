import { LazyMenuPanel } from '../Menu/lazy-menu-panel.ts';
import type { MenuEntry } from '../Menu/menu-entries.ts';

export interface OpenRow {
  key: string;
  /** The row's button: the menu stands at it and gives focus back to it. */
  button: HTMLElement;
  entries: readonly MenuEntry[];
  /** Opened by a key: then its first entry has focus at once. */
  byKey: boolean;
}

interface RowMenuProps {
  label: string;
  row: OpenRow | undefined;
  onClose: () => void;
}

/** The one menu of a table, standing at whichever row's button was pressed. A menu per row would cost more than the rows. */
export function RowMenu({ label, row, onClose }: RowMenuProps) {
  if (!row) return null;
  return (
    <LazyMenuPanel
      key={row.key}
      label={label}
      items={row.entries}
      open
      anchor={row.button}
      entryFocus={row.byKey ? 'first' : 'none'}
      onOpenChange={(open) => !open && onClose()}
    />
  );
}
