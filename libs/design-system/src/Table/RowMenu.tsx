import { DropdownMenu as Radix } from 'radix-ui';
import { ghost } from '../Menu/Menu.css.ts';
import { MenuContent } from '../Menu/MenuContent.tsx';
import type { MenuEntry } from '../Menu/menu-entries.ts';

export interface OpenRow {
  key: string;
  /** The row's button: the menu stands at it and gives focus back to it. */
  button: HTMLElement;
  entries: readonly MenuEntry[];
}

interface RowMenuProps {
  label: string;
  row: OpenRow | undefined;
  onClose: () => void;
}

/**
 * The one menu of a table. A menu per row would cost more than the rows themselves; this one stands, with an unseen
 * trigger, where the pressed button is.
 */
export function RowMenu({ label, row, onClose }: RowMenuProps) {
  const place = row?.button.getBoundingClientRect();
  return (
    <Radix.Root open={row !== undefined} modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild tabIndex={-1} aria-hidden="true">
        <span
          className={ghost}
          style={place && { top: place.top, left: place.left, width: place.width, height: place.height }}
        />
      </Radix.Trigger>
      {row && (
        <MenuContent label={label} items={row.entries} align="end" returnFocus={() => row.button.focus()} />
      )}
    </Radix.Root>
  );
}
