import { Tooltip as Radix } from 'radix-ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { tooltip } from './Tooltip.css.ts';
import { useLongPress } from './use-long-press.ts';

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

/** A pointer that passes by asks nothing; one that goes on to the next control after an answer asks again. In ms. */
const FIRST = 400;
const NEXT_WITHIN = 300;
let lastClosed = -Infinity;

/** Words that appear on hover, on keyboard focus and under a resting finger, and leave with Escape. */
export function Tooltip({ content, children, side = 'top', disabled = false, onOpenChange }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [delay, setDelay] = useState(FIRST);
  const handleOpenChange = (next: boolean) => {
    if (!next && open) lastClosed = performance.now();
    setOpen(next);
    onOpenChange?.(next);
  };
  const longPress = useLongPress(
    () => handleOpenChange(true),
    () => handleOpenChange(false),
  );
  const handleEnter = () => {
    const wanted = performance.now() - lastClosed < NEXT_WITHIN ? 0 : FIRST;
    // Radix reads the delay at the first move, which comes right after.
    if (wanted !== delay) flushSync(() => setDelay(wanted));
  };
  return (
    <Radix.Provider>
      <Radix.Root open={open && !disabled} delayDuration={delay} onOpenChange={handleOpenChange}>
        <Radix.Trigger asChild {...longPress} onPointerEnter={handleEnter}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={tooltip}>
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
