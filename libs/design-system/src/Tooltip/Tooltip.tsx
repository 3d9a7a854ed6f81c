import { Tooltip as Radix } from 'radix-ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. What a person must know to go on stands on the page instead. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** There is nothing to say at the moment; keeps the element as it is. */
  disabled?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Words that appear on hover and on keyboard focus, and leave with Escape. */
export function Tooltip({ content, children, side = 'top', disabled = false, onOpenChange }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root open={open && !disabled} onOpenChange={handleOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={tooltip}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
