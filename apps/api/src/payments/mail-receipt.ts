import { formatMoney } from '@harbour/domain/money';
import type { Transaction } from '../platform/database.ts';
import { queueMail } from '../platform/mail.ts';
import type { Payment } from './payment.ts';

/** A payer's receipt, in the same commit as the capture that it tells of: sent once however often the outcome is told. */
export async function mailReceipt(
  trx: Transaction,
  payment: Payment,
  approvalCode: string,
  now: Date,
): Promise<void> {
  const business = await trx
    .selectFrom('businesses')
    .select(['name', 'support_email'])
    .where('id', '=', payment.business_id)
    .executeTakeFirstOrThrow();
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
  await queueMail(
    trx,
    { to: payment.customer.email, subject: `Receipt from ${business.name}: ${sum}`, text: lines.join('\n') },
    now,
  );
}
