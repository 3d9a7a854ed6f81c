import type { WakeMessage } from './wake-message.ts';

/**
 * Runs the page that the bank leads back to. In the bank's frame it wakes the payment page around it; as a page of its own
 * it goes on itself.
 */
export function runReturnPage(page: HTMLElement): void {
  const message: WakeMessage = {
    type: page.dataset['type'] === 'method' ? 'harbour:method' : 'harbour:challenge',
    transaction: page.dataset['transaction'] ?? '',
  };
  if (window.parent === window) {
    const form = document.getElementById('continue');
    if (form instanceof HTMLFormElement) form.requestSubmit();
    return;
  }
  page.dataset['framed'] = '';
  window.parent.postMessage(message, window.location.origin);
}
