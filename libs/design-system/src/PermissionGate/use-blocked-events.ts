import { useLayoutEffect } from 'react';

/** Everything by which a pointer or a key sets something off, including a new tab, a menu and a drag. */
const blocked = [
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'mousedown',
  'mouseup',
  'pointerdown',
  'dragstart',
  'drop',
  'submit',
  'change',
  'input',
  'beforeinput',
] as const;

/** Kept from handlers, but not from the browser: a finger that starts on a denied button may still scroll the page. */
const silenced = ['touchstart', 'touchend'] as const;

const activating = new Set(['Enter', ' ', 'ContextMenu']);

/** The gate that denies what the event is about, if any. */
function denierOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-denied]') : null;
}

function silence(event: Event) {
  if (denierOf(event)) event.stopImmediatePropagation();
}

function stop(event: Event) {
  if (!denierOf(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function stopKey(event: KeyboardEvent) {
  if (activating.has(event.key) || (event.shiftKey && event.key === 'F10')) stop(event);
}

/** Whoever presses a denied control learns why: focus opens the reason, for a mouse and for a finger. */
function tellWhy(event: Event) {
  const gate = denierOf(event);
  if (!gate) return;
  stop(event);
  const inside = gate.querySelector<HTMLElement>('[tabindex="0"]');
  (gate.tabIndex === 0 ? gate : inside)?.focus();
}

let gates = 0;
let listening: AbortController | undefined;

/**
 * One set of listeners serves all gates that deny, and is gone when none does. They sit on the window, in the capture
 * phase: before React and before any handler in the page.
 */
function listen() {
  listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  for (const name of blocked) window.addEventListener(name, stop, { ...options, passive: false });
  for (const name of silenced) window.addEventListener(name, silence, { ...options, passive: true });
  for (const name of ['keydown', 'keyup', 'keypress'] as const)
    window.addEventListener(name, stopKey, options);
  window.addEventListener('pointerup', tellWhy, options);
}

/** Stops, before anything hears of it, whatever would act inside elements marked `data-denied`. Tab and Escape pass. */
export function useBlockedEvents(active: boolean) {
  // Before the first paint: a press in the moment between painting and an effect would get through.
  useLayoutEffect(() => {
    if (!active) return;
    gates += 1;
    if (gates === 1) listen();
    return () => {
      gates -= 1;
      if (gates === 0) listening?.abort();
    };
  }, [active]);
}
