import { formatMoney } from '@harbour/domain/money';
import type { Selectable } from 'kysely';
import type { BusinessesTables } from '../businesses/tables.ts';
import type { Mail } from '../platform/mail.ts';
import type { Payment } from './payment.ts';

/** A payer's receipt, for the same commit as the capture that it tells of: sent once however often the outcome is told. */
export function receiptOf(
  payment: Payment,
  business: Pick<Selectable<BusinessesTables['businesses']>, 'name' | 'support_email'>,
  approvalCode: string,
  now: Date,
): Mail {
  const sum = formatMoney({ amount: payment.amount, currency: payment.currency });
  const lines = [
    ...(payment.mode === 'test' ? ['This was a test payment: no money moved.', ''] : []),
    `You paid ${sum} to ${business.name}.`,
    ...(payment.payer_fee_amount === 0
      ? []
      : [
          `Of this ${formatMoney({ amount: payment.payer_fee_amount, currency: payment.currency })} is the fee.`,
        ]),
    '',
    ...(payment.description === null ? [] : [`For: ${payment.description}`]),
    ...(payment.card === null ? [] : [`Card ending in: ${payment.card.last4}`]),
    `Reference: ${payment.reference}`,
    `Approval: ${approvalCode}`,
    `Paid at: ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(business.support_email === null ? [] : ['', `Questions? ${business.support_email}`]),
  ];
  return {
    to: payment.customer.email,
    subject: `Receipt from ${business.name}: ${sum}`,
    text: lines.join('\n'),
  };
}
