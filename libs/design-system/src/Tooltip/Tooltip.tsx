import { Suspense, lazy, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { opener } from '../Dialog/opener.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';
import { useTooltip } from './use-tooltip.ts';

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

const load = () => import('./TooltipBubble.tsx');
/** Words that cannot be fetched, because a new version was installed, are no reason to lose the page that they are about. */
const nothing = { TooltipBubble: () => null };
const LazyBubble = lazy<ComponentType<TooltipBubbleProps>>(async () => ({
  default: (await load().catch(() => nothing)).TooltipBubble,
}));

function preload() {
  load().catch(() => undefined);
}

/**
 * Words that appear on hover, on keyboard focus and under a resting finger, and leave with Escape. The control is all that
 * a page pays for until somebody reaches for it; the bubble and the library that places it come then.
 */
export function Tooltip({ content, children, side = 'top', disabled = false, onOpenChange }: TooltipProps) {
  const { id, state, control, bubble } = useTooltip({ preload, onOpenChange });
  const own = children.props as { 'aria-describedby'?: string };
  const description = [own['aria-describedby'], state === 'open' && !disabled && id]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      {opener(children, { ...control, 'aria-describedby': description || undefined })}
      {state !== 'closed' && !disabled && (
        <Suspense>
          <LazyBubble {...bubble} side={side}>
            {content}
          </LazyBubble>
        </Suspense>
      )}
    </>
  );
}
