import { submitInBackground } from '../../enhance/submit-form.ts';

function enhance(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-background-form]');
  if (form) submitInBackground(form, { onReplaced: enhance });
}

enhance();
// Back from the card form: the link may be closed by now.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});
