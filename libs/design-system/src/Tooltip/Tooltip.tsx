import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '../Dialog/lazy-part.tsx';
import { opener } from '../Dialog/opener.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  /** A few words. What a person must know to go on stands on the page instead. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Its words are what the control is called already: they are shown, and not read again as its description. */
  names?: boolean;
  /** There is nothing to say at the moment; keeps the element as it is. */
  disabled?: boolean;
  onOpenChange?: (open: boolean) => void;
}

// Words that cannot be fetched, because a new version was installed, are no reason to lose the page that they are about.
const { Part: LazyBubble, preload } = lazyPart(
  async () => (await import('./TooltipBubble.tsx')).TooltipBubble,
  {
    optional: true,
  },
);

/**
 * Words that appear on hover, on keyboard focus and under a resting finger, and leave with Escape. The control is all that
 * a page pays for until somebody reaches for it; the bubble and the library that places it come then.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  names = false,
  disabled = false,
  onOpenChange,
}: TooltipProps) {
  const { id, state, control, bubble } = useTooltip({ disabled, preload, onOpenChange });
  const own = children.props as { 'aria-describedby'?: string };
  const description = [own['aria-describedby'], state === 'open' && !disabled && !names && id]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      {opener(children, { ...control, 'aria-describedby': description || undefined })}
      {state !== 'closed' && !disabled && (
        <LazyBubble {...bubble} side={side}>
          {content}
        </LazyBubble>
      )}
    </>
  );
}
