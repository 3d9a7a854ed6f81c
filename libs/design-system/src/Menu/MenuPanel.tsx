import { Menu as Radix } from 'radix-ui/internal';
import { useEffect, useMemo, useRef } from 'react';
import { preloadDialog } from '../Dialog/lazy-dialog-panel.ts';
import { MenuItems } from './MenuItems.tsx';
import { menu } from './Menu.css.ts';
import type { MenuEntry } from './menu-entries.ts';

/** Where focus goes when a menu opens: a pointer needs none of its entries focused. */
export type EntryFocus = 'first' | 'last' | 'none';

export interface MenuPanelProps {
  label: string;
  items: readonly MenuEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that was pressed: the menu stands at it, follows it, and gives focus back to it. */
  anchor: HTMLElement | null;
  align?: 'start' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  entryFocus?: EntryFocus;
}

/**
 * The open menu. Not modal: the page stays alive. An action waits until the menu is gone and focus is back on the button,
 * so that a dialog it opens knows whom to give focus back.
 */
export function MenuPanel({
  label,
  items,
  open,
  onOpenChange,
  anchor,
  align = 'end',
  side = 'bottom',
  entryFocus = 'none',
}: MenuPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const chosen = useRef<(() => void) | undefined>(undefined);
  const leftForElsewhere = useRef(false);
  const place = useMemo(() => ({ current: anchor }), [anchor]);
  const rightToLeft = anchor !== null && getComputedStyle(anchor).direction === 'rtl';

  // Many an entry opens a dialog.
  useEffect(preloadDialog, []);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false} dir={rightToLeft ? 'rtl' : 'ltr'}>
      {anchor && <Radix.Anchor virtualRef={place} />}
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={menu}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          loop
          onEntryFocus={(event) => {
            if (entryFocus === 'none') return;
            event.preventDefault();
            const entries = content.current?.querySelectorAll<HTMLElement>('[data-radix-collection-item]');
            entries?.[entryFocus === 'first' ? 0 : entries.length - 1]?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // Its own button closes it by its own click; closing here as well would open it again.
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault();
            else leftForElsewhere.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftForElsewhere.current) anchor?.focus({ preventScroll: true });
            leftForElsewhere.current = false;
            const action = chosen.current;
            chosen.current = undefined;
            action?.();
          }}
        >
          <MenuItems
            items={items}
            onChoose={(action) => {
              chosen.current = action;
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
