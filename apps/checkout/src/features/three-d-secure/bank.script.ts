import { runBankPage } from './bank-page.ts';

const page = document.querySelector<HTMLElement>('[data-step]');
if (page) runBankPage(page);
// Restored from the back-forward cache it would show a finished conversation: ask the server anew.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});
