import type { DisputeReason } from '@harbour/contract/enums';

const WORDS: Readonly<Record<DisputeReason, string>> = {
  fraudulent: 'The customer says that it was not them.',
  product_not_received: 'The customer says that nothing arrived.',
  product_unacceptable: 'The customer says that what arrived is not what was sold.',
  duplicate: 'The customer says that they paid twice.',
  credit_not_processed: 'The customer says that a refund never came.',
  unrecognized: 'The customer does not recognise the payment.',
  general: 'The customer wants the money back.',
};

/** Why a payer disputes, for the timeline. */
export function reasonInWords(reason: DisputeReason): string {
  return WORDS[reason];
}
