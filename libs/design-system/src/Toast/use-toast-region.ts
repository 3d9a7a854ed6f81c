import { useEffect, useRef, type RefObject } from 'react';
import type { ToastStore } from './toast-store.ts';

/** What dialogs and menus listen for to learn that somebody clicked or moved focus outside of them. */
const outsideSignals = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'focusout'] as const;

/**
 * The region's dealings with the rest of the page: closing, pausing, F6, and living beside an open dialog, which must
 * neither close because of a click on a toast nor pull focus back. It listens for all toasts at once.
 */
export function useToastRegion(list: RefObject<HTMLElement | null>, store: ToastStore) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const pointedAt = useRef<Element | null>(null);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    for (const name of outsideSignals) {
      element.addEventListener(name, (event) => event.stopPropagation(), { signal });
    }
    // A click must not take focus out of a dialog or a field; the button under it works all the same.
    element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    element.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        const toast = button?.closest<HTMLElement>('[data-toast]');
        if (!toast) return;
        if (document.activeElement === button) {
          // Focus goes to the next one, or back to where it came from.
          const next = toast.nextElementSibling ?? toast.previousElementSibling;
          (next?.querySelector('button') ?? cameFrom.current)?.focus();
        }
        store.dismiss(Number(toast.dataset.toast));
      },
      { signal },
    );
    element.addEventListener(
      'pointerover',
      ({ target }) => {
        pointedAt.current = target instanceof Element ? target : null;
        store.pause('hover');
      },
      { signal },
    );
    element.addEventListener(
      'pointerleave',
      () => {
        pointedAt.current = null;
        store.resume('hover');
      },
      { signal },
    );
    element.addEventListener(
      'focusin',
      ({ target }) => {
        focused.current = target instanceof Element ? target : null;
        store.pause('focus');
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
        focused.current = null;
        // Whoever comes by Tab the next time left no place by F6.
        if (relatedTarget) cameFrom.current = null;
        store.resume('focus');
      },
      { signal },
    );

    const moveIn = (button: HTMLElement) => {
      const active = document.activeElement;
      cameFrom.current = active instanceof HTMLElement ? active : null;
      // Leaving to nowhere first: a dialog's focus trap acts only on a move to somewhere else.
      cameFrom.current?.blur();
      button.focus();
    };
    /** Back to where F6 was pressed. False where that takes no focus: the page itself, a button that has gone or is off. */
    const moveBack = () => {
      cameFrom.current?.focus();
      return !element.contains(document.activeElement);
    };
    const moveOut = () => {
      if (!moveBack()) element.querySelector<HTMLElement>(':focus')?.blur();
    };
    document.addEventListener(
      'keydown',
      (event) => {
        const inside = element.contains(document.activeElement);
        if (event.key === 'F6') {
          const button = element.querySelector('button');
          // Without a toast it is the browser's own key.
          if (!button) return;
          event.preventDefault();
          if (inside) moveOut();
          else moveIn(button);
        } else if (event.key === 'Escape' && inside) {
          event.stopPropagation();
          moveOut();
        } else if (event.key === 'Tab' && cameFrom.current) {
          // Past the last toast lies the end of the page, and not where F6 was pressed.
          const edge = `:scope > :${event.shiftKey ? 'first' : 'last'}-child > :focus`;
          if (!element.querySelector(edge)) return;
          if (moveBack()) event.preventDefault();
        }
      },
      { signal, capture: true },
    );
    return () => controller.abort();
  }, [list, store]);

  // A toast that goes from under the pointer or with the focus in it tells nobody that they have left: whenever the region
  // was drawn it is looked after.
  useEffect(() => {
    if (pointedAt.current?.isConnected === false) {
      pointedAt.current = null;
      store.resume('hover');
    }
    if (focused.current?.isConnected === false) {
      focused.current = null;
      store.resume('focus');
      // The oldest goes first: its neighbour is the last one now.
      (
        list.current?.querySelector<HTMLElement>(':scope > :last-child > button') ?? cameFrom.current
      )?.focus();
    }
  });
}
