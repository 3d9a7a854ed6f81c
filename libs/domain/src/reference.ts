/**
 * Words that stand beside a reference in some path (`/pay/success`, `/api/checkout/payments/transaction`, …). A fixed
 * path wins, so a payment called so could never be opened.
 */
export const reservedReferences: readonly string[] = [
  'auth',
  'charge',
  'checkout',
  'failure',
  'links',
  'pending',
  'report',
  'status',
  'success',
  'transaction',
];

/** Letters, digits and `- . _ =`, 6 to 64 of them. */
export const referencePattern = /^[A-Za-z0-9\-._=]{6,64}$/;

/** Whether a payment or a link may be called so, whoever chose the name. */
export function isReference(text: string): boolean {
  return referencePattern.test(text) && !reservedReferences.includes(text.toLowerCase());
}
