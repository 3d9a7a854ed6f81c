import { Portal } from 'radix-ui';
import { Popper } from 'radix-ui/internal';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipBubbleProps {
  /** What the control names as its description. */
  id: string;
  anchor: HTMLElement | null;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** Told once it stands there. */
  onShown: () => void;
  onHide: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The open tooltip: stands at its control, follows it, and can be pointed at itself. */
export function TooltipBubble({
  id,
  anchor,
  side,
  onShown,
  onHide,
  children,
  ...pointer
}: TooltipBubbleProps) {
  const place = useMemo(() => ({ current: anchor }), [anchor]);
  const tellShown = useEffectEvent(onShown);
  const hide = useEffectEvent(onHide);

  useEffect(() => {
    tellShown();
    // On the window and ahead of all others: Escape is the tooltip's before it is the dialog's around it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      hide();
    };
    // What it stands at moves away under the pointer.
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) hide();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('scroll', onScroll, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor]);

  return (
    <Popper.Root>
      {anchor && <Popper.Anchor virtualRef={place} />}
      <Portal.Root asChild>
        <Popper.Content
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={tooltip}
          {...pointer}
        >
          {children}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  );
}
