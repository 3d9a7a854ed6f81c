import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests before it asks instead of pressing, and how long the answer stays after it, in ms. */
const REST = 500;
const STAYS = 1500;

/**
 * What hover is to a mouse, a resting finger is to a touch screen: it asks what a control does without pressing it. The
 * click that ends such a touch does nothing.
 */
export function useLongPress(ask: () => void, leave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const release = () => {
    clearTimeout(timer.current);
    if (asked.current) timer.current = setTimeout(leave, STAYS);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      asked.current = false;
      clearTimeout(timer.current);
      if (event.pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        asked.current = true;
        ask();
      }, REST);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      // The browser's own menu would cover the answer.
      if (asked.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!asked.current) return;
      asked.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
