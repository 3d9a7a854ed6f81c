import { useEffect, type RefObject } from 'react';

/** Everything by which a pointer or a key sets something off, including a new tab and a drag. */
const blocked = [
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'dragstart',
  'drop',
  'submit',
  'change',
  'beforeinput',
] as const;

const activating = new Set(['Enter', ' ', 'ContextMenu']);

/** Stops, before anything inside hears of it, whatever would act. Tab and Escape pass. */
export function useBlockedEvents(ref: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = ref.current;
    if (!element || !active) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const name of blocked) {
      element.addEventListener(name, stop, { signal, capture: true, passive: false });
    }
    for (const name of ['keydown', 'keyup', 'keypress'] as const) {
      element.addEventListener(
        name,
        (event) => {
          if (activating.has(event.key) || (event.shiftKey && event.key === 'F10')) stop(event);
        },
        { signal, capture: true },
      );
    }
    return () => controller.abort();
  }, [ref, active]);
}
