import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { useLongPress } from './use-long-press.ts';

/** A pointer that passes by asks nothing; one that goes on to the next control after an answer asks again. In ms. */
const FIRST = 400;
const NEXT_WITHIN = 300;
/** The way from the control to its words, so that they can be pointed at themselves. In ms. */
const CROSSING = 120;
let lastClosed = -Infinity;
/** The tooltip that is open: there is one at a time. */
let shown: { id: string; hide: () => void } | undefined;

interface TooltipOptions {
  /** Nothing is said meanwhile, and nothing that was asked for before is said after it. */
  disabled: boolean;
  /** Fetches the bubble; told as soon as somebody reaches for the control. */
  preload: () => void;
  /** Told once the words are really there, which is after their first loading, and when they go. */
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** When a tooltip shows and leaves: by hover, keyboard focus or a resting finger. */
export function useTooltip({ disabled, preload, onOpenChange }: TooltipOptions) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = () => {
    clearTimeout(timer.current);
    if (shown?.id === id) shown = undefined;
    lastClosed = performance.now();
    setState('closed');
    onOpenChange?.(false);
  };
  const show = () => {
    clearTimeout(timer.current);
    if (disabled || shown?.id === id) return;
    shown?.hide();
    shown = { id, hide };
    setState('opening');
  };
  const longPress = useLongPress(show, hide);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (shown?.id === id) shown = undefined;
    },
    [id],
  );

  const reach = (control: HTMLElement) => {
    preload();
    setAnchor(control);
  };
  const isShown = state !== 'closed';
  if (disabled && isShown) setState('closed');
  const fallSilent = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (shown?.id !== id) return;
    shown = undefined;
    onOpenChange?.(false);
  });
  useEffect(() => {
    if (disabled) fallSilent();
  }, [disabled]);

  const hideSoon = () => {
    clearTimeout(timer.current);
    if (isShown) timer.current = setTimeout(hide, CROSSING);
  };

  const control = {
    ...longPress,
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      reach(currentTarget);
      clearTimeout(timer.current);
      if (pointerType === 'touch' || isShown) return;
      timer.current = setTimeout(show, performance.now() - lastClosed < NEXT_WITHIN ? 0 : FIRST);
    },
    onPointerLeave: hideSoon,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      reach(event.currentTarget);
      clearTimeout(timer.current);
      if (isShown) hide();
      longPress.onPointerDown(event);
    },
    // A press focuses, too, and says by itself what it does; so does focus that comes back after a dialog was left by mouse.
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      reach(currentTarget);
      if (currentTarget.matches(':focus-visible')) show();
    },
    onBlur: () => {
      clearTimeout(timer.current);
      if (isShown) hide();
    },
  };
  const bubble = {
    id,
    anchor,
    onShown: () => {
      setState('open');
      onOpenChange?.(true);
    },
    onHide: hide,
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: hideSoon,
  };
  return { id, state, control, bubble };
}
