import { formatMoney } from '@harbour/domain/money';
import type { RefundOutcome } from '../../acquirers/acquirer.ts';
import type { AppDependencies } from '../../dependencies.ts';
import { refundPostings } from '../../ledger/posting.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import { movePayment } from '../move-payment.ts';
import { findCapture } from '../of-our-acquirer.ts';
import { recordPaymentEvent } from '../payment-events.ts';
import type { Payment } from '../payment.ts';
import { statusAfterRefunds } from '../payment.ts';
import { lockPayment } from '../payment-repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { queueMail } from '../../platform/mail.ts';
import { recordEvent } from '../../platform/outbox.ts';
import { shorten } from '../../platform/shorten.ts';
import type { Refund } from './refund.ts';

export interface SentRefund {
  refund: Refund;
  payment: Payment;
}

/** Asks the acquirer for a claimed refund, under its id as idempotency key, and writes down the answer. */
export async function sendRefund(deps: AppDependencies, refund: Refund): Promise<SentRefund> {
  const { database, clock, acquirer } = deps;
  const capture = await database.forBusiness(refund.business_id, (trx) =>
    findCapture(trx, refund.payment_id),
  );
  if (capture === undefined)
    throw new Error(`Nothing was captured that refund ${refund.id} could give back.`);
  const outcome = await acquirer.refund({
    key: refund.id,
    acquirerId: capture.acquirer_id ?? '',
    amount: refund.amount,
    currency: refund.currency,
  });
  failpoint('refund.answered');
  const sent = await database.forBusiness(refund.business_id, async (trx) => {
    const settled = await settleRefund(trx, refund, outcome, clock.now());
    failpoint('refund.before-commit');
    return settled;
  });
  failpoint('refund.committed');
  return sent;
}

async function settleRefund(
  trx: Transaction,
  sent: Refund,
  outcome: RefundOutcome,
  now: Date,
): Promise<SentRefund> {
  const payment = await lockPayment(trx, sent.business_id, sent.payment_id);
  const refund = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow();
  // Settled by the sweep, or by another process, in the meantime; or no answer, which the sweep asks for again.
  if (refund.status !== 'pending' || outcome.result === 'unknown' || outcome.result === 'not_sent') {
    return { refund, payment };
  }
  return outcome.result === 'succeeded'
    ? settleSucceeded(trx, payment, refund, now)
    : settleFailed(trx, payment, refund, outcome, now);
}

async function settleSucceeded(
  trx: Transaction,
  payment: Payment,
  refund: Refund,
  now: Date,
): Promise<SentRefund> {
  const settled = await trx
    .updateTable('refunds')
    .set({ status: 'succeeded', next_try_at: null, finished_at: now })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const refunded = payment.refunded_amount + refund.amount;
  const moved = await movePayment(
    trx,
    payment,
    statusAfterRefunds(refunded, payment.captured_amount),
    {
      type: 'refund_succeeded',
      message: `${formatMoney(refund)} is on its way back to the customer.`,
      at: now,
      actorId: refund.requested_by ?? undefined,
      amount: refund.amount,
    },
    { refunded_amount: refunded },
  );
  if (moved === undefined)
    throw new Error(`Refund ${refund.id} succeeded while its payment is ${payment.status}.`);
  await postTransaction(trx, {
    businessId: payment.business_id,
    mode: payment.mode,
    kind: 'refund',
    sourceId: refund.id,
    currency: refund.currency,
    postings: refundPostings(refund.amount, refund.fee_amount),
    occurredAt: now,
  });
  await recordEvent(trx, {
    businessId: payment.business_id,
    type: 'refund.succeeded',
    subjectId: refund.id,
    payload: {
      transaction_id: payment.id,
      mode: payment.mode,
      amount: refund.amount,
      fee: refund.fee_amount,
      currency: refund.currency,
    },
    occurredAt: now,
  });
  await mailPayer(trx, payment, refund, now);
  return { refund: settled, payment: moved };
}

async function settleFailed(
  trx: Transaction,
  payment: Payment,
  refund: Refund,
  outcome: Extract<RefundOutcome, { result: 'refused' }>,
  now: Date,
): Promise<SentRefund> {
  const [code, reason] = [shorten(outcome.code, 100), shorten(outcome.message, 300)];
  const settled = await trx
    .updateTable('refunds')
    .set({
      status: 'failed',
      failure_code: code,
      failure_message: reason,
      next_try_at: null,
      finished_at: now,
    })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const released = await trx
    .updateTable('payments')
    .set((value) => ({
      refund_claimed_amount: value('refund_claimed_amount', '-', refund.amount),
      updated_at: now,
    }))
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordPaymentEvent(trx, payment, {
    type: 'refund_failed',
    message: shorten(`${formatMoney(refund)} did not go back to the customer: ${reason}`, 300),
    at: now,
    actorId: refund.requested_by ?? undefined,
    amount: refund.amount,
  });
  await recordEvent(trx, {
    businessId: payment.business_id,
    type: 'refund.failed',
    subjectId: refund.id,
    payload: { transaction_id: payment.id, mode: payment.mode, reason: code },
    occurredAt: now,
  });
  return { refund: settled, payment: released };
}

/** Tells the payer of every refund, in the same commit; with the merchant's note where there is one. */
async function mailPayer(trx: Transaction, payment: Payment, refund: Refund, now: Date): Promise<void> {
  const { name } = await trx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', payment.business_id)
    .executeTakeFirstOrThrow();
  const sum = formatMoney(refund);
  await queueMail(
    trx,
    {
      to: payment.customer.email,
      subject: `${name} gave you back ${sum}`,
      text: [
        `${name} gave back ${sum} of your payment ${payment.reference}.`,
        '',
        ...(refund.note_to_payer === null ? [] : [refund.note_to_payer, '']),
        'Your bank usually shows it within five to ten working days.',
      ].join('\n'),
    },
    now,
  );
}
