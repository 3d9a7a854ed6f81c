import { useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { opener, preloading } from '../Dialog/opener.ts';
import { LazyMenuPanel, preloadMenu } from './lazy-menu-panel.ts';
import type { EntryFocus } from './MenuPanel.tsx';
import type { MenuEntry } from './menu-entries.ts';

export type { MenuEntry } from './menu-entries.ts';

export interface MenuProps {
  /** What the menu is about, for a screen reader. */
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * Actions behind a button. Not modal: the page stays alive, and after an action that opens a dialog focus is back on the
 * button. The button is all that a page pays for until somebody reaches for it. For rows of a table use `rowMenu`, which
 * shares one menu among all rows.
 */
export function Menu({ label, trigger, items, align, side }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const [entryFocus, setEntryFocus] = useState<EntryFocus>('none');
  const [button, setButton] = useState<HTMLElement | null>(null);

  const show = (anchor: HTMLElement, focus: EntryFocus) => {
    setButton(anchor);
    setEntryFocus(focus);
    setUsed(true);
    setOpen(true);
  };

  return (
    <>
      {opener(trigger, {
        ...preloading(preloadMenu),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
          if (open) setOpen(false);
          // A click that no pointer made comes from a key, or from assistive technology.
          else show(currentTarget, detail === 0 ? 'first' : 'none');
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      {used && (
        <LazyMenuPanel
          label={label}
          items={items}
          open={open}
          onOpenChange={setOpen}
          anchor={button}
          align={align}
          side={side}
          entryFocus={entryFocus}
        />
      )}
    </>
  );
}
