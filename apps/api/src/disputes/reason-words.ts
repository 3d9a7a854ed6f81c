import type { DisputeReason } from '@harbour/contract/enums';

const WORDS: Readonly<Record<DisputeReason, string>> = {
  fraudulent: 'The payer says that it was not them.',
  product_not_received: 'The payer says that nothing arrived.',
  product_unacceptable: 'The payer says that what arrived is not what was sold.',
  duplicate: 'The payer says that they paid twice.',
  credit_not_processed: 'The payer says that a refund never came.',
  unrecognized: 'The payer does not recognise the payment.',
  general: 'The payer wants the money back.',
};

/** Why a payer disputes, for the timeline. */
export function reasonInWords(reason: DisputeReason): string {
  return WORDS[reason];
}
