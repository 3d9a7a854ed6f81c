import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx';

export interface PopoverProps extends Pick<
  PopoverPanelProps,
  'label' | 'labelHidden' | 'side' | 'align' | 'width'
> {
  /** A Button or an IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  /** Given, its owner opens and closes it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A few controls or facts that belong to a button, floating beside it. The page behind stays alive; Escape, the cross and
 * a click elsewhere close it, and focus returns to the button.
 */
export function Popover({ trigger, open, onOpenChange, width = 'md', children, ...panel }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <PopoverPanel width={width} {...panel}>
        {children}
      </PopoverPanel>
    </Radix.Root>
  );
}
