import type { Body } from '../http/handler.ts';

/** The terms of a link for bread, in minor units: by default NGN 5,000.00. */
export const bread = (amount = 500_000, currency = 'NGN') =>
  ({
    mode: 'test',
    title: 'Bread',
    amount_type: 'fixed',
    currency,
    amount: { amount, currency },
    collect_phone: false,
    collect_address: false,
  }) satisfies Body<'createPaymentLink'>;
