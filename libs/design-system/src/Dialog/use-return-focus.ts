import { useRef } from 'react';

/**
 * Gives focus back to whatever had it when a dialog opened. Radix does so only for a trigger of its own; a dialog that
 * its owner opens, from a menu or after a request, would drop focus at the top of the page.
 *
 * @param trigger The button that opens it: focus returns there where nothing had focus (Safari gives a pressed button none).
 */
export function useReturnFocus(trigger: HTMLElement | null = null) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document;
      opener.current = activeElement === body ? trigger : activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
