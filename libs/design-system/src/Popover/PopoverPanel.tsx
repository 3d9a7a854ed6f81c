import X from 'lucide-react/icons/x';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { body, close, fillsPhone, panel, title, widths } from './Popover.css.ts';

export interface PopoverPanelProps {
  /** What it is about: its accessible name, and its heading unless that is hidden. */
  label: string;
  labelHidden?: boolean;
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  width?: keyof typeof widths;
  /** Contents bring their own padding. */
  bare?: boolean;
  /** Where focus goes on opening; by default to the first thing that takes it. */
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
  onInteractOutside?: (event: Event) => void;
}

/** The floating part of Popover and of the date pickers; stands inside a Radix popover root. */
export function PopoverPanel({
  label,
  labelHidden = false,
  children,
  side = 'bottom',
  align = 'start',
  width = 'auto',
  bare = false,
  ...events
}: PopoverPanelProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        {...events}
        aria-label={label}
        side={side}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={`${panel} ${widths[width]} ${width === 'auto' ? '' : fillsPhone}`}
      >
        {!labelHidden && <p className={title}>{label}</p>}
        {bare ? children : <div className={body}>{children}</div>}
        {!labelHidden && (
          // Last, so that focus goes to the contents first.
          <div className={close}>
            <Radix.Close asChild>
              <PlainIconButton icon={X} label="Close" size="sm" />
            </Radix.Close>
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
