import { warnBeforeExpiry } from '../../enhance/expiry-warning.ts';
import { enhancePage } from './card-form.ts';

enhancePage();
warnBeforeExpiry();
// Back from another page: the payment may be paid by now, and the spinner of the last try is not the truth.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});
