import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { MenuContent } from './MenuContent.tsx';
import type { MenuEntry } from './menu-entries.ts';

export type { MenuEntry } from './menu-entries.ts';

export interface MenuProps {
  /** What the menu is about, for a screen reader. */
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
}

/**
 * Actions behind a button. Not modal: the page stays alive, and after an action that opens a dialog focus is back on the
 * button. For rows of a Table use its `rowMenu`, which shares one menu among all rows.
 */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <MenuContent label={label} items={items} align={align} />
    </Radix.Root>
  );
}
