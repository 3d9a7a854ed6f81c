import type { Schemas } from '@harbour/contract/schema';
import { refundedFeeFor } from '@harbour/domain/fees';
import { formatMoney } from '@harbour/domain/money';
import { sql } from 'kysely';
import type { AppDependencies } from '../../dependencies.ts';
import { DomainError, fieldError } from '../../http/errors.ts';
import type { MerchantCaller } from '../merchant-caller.ts';
import { onlyMode, personBehind } from '../merchant-caller.ts';
import { findCapture, otherAcquirerInWords } from '../of-our-acquirer.ts';
import { isOfOurMode, otherModeInWords } from '../of-our-mode.ts';
import { recordPaymentEvent } from '../payment-events.ts';
import type { Payment } from '../payment.ts';
import { lockPayment } from '../payment-repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { nextTry } from '../../platform/next-try.ts';
import type { Refund } from './refund.ts';
import { amountToRefund } from './refund.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Gives back all or a part of a captured payment. What is asked for is claimed under the payment's lock first, so that
 * the sum of refunds never exceeds what was captured, whatever races; then the acquirer is asked, outside of any
 * transaction. Without its answer the refund stays pending and the sweep goes on with it. `id` is the refund's own: a
 * call that runs again goes on with what it started.
 *
 * Fails with: not_found, payment_disputed, payment_not_refundable, currency_mismatch, refund_exceeds_refundable,
 * validation_failed.
 */
export async function refundTransaction(
  deps: AppDependencies,
  caller: MerchantCaller,
  input: Schemas['RefundTransactionRequest'],
  id: string,
): Promise<{ refund: Refund; payment: Payment }> {
  failpoint('refund.before-claim');
  const claimed = await deps.database.forBusiness(caller.businessId, async (trx) => {
    const payment = await lockPayment(trx, caller.businessId, input.transaction_id);
    const mode = onlyMode(caller);
    if (mode !== undefined && payment.mode !== mode) throw new DomainError('not_found');
    const before = await trx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
    if (before === undefined && !isOfOurMode(payment, deps.config))
      throw new DomainError('payment_not_refundable', { message: otherModeInWords(payment) });
    const other = otherAcquirerInWords(await findCapture(trx, payment.id), deps);
    if (before === undefined && other !== undefined)
      throw new DomainError('payment_not_refundable', { message: other });
    const refund = before ?? (await claimRefund(deps, trx, payment, input, id, personBehind(caller)));
    return { refund, payment, isOurs: isOfOurMode(payment, deps.config) && other === undefined };
  });
  failpoint('refund.claimed');
  // Claimed when the other mode's payments were taken here, or through another acquirer: it waits until they are again.
  if (claimed.refund.status !== 'pending' || !claimed.isOurs) return claimed;
  return sendRefund(deps, claimed.refund);
}

async function claimRefund(
  { acquirer, clock }: AppDependencies,
  trx: Transaction,
  payment: Payment,
  input: Schemas['RefundTransactionRequest'],
  id: string,
  requestedBy: string | undefined,
): Promise<Refund> {
  const now = clock.now();
  const amount = amountToRefund(payment, input.amount);
  // Said at once: the acquirer would refuse it later, when nobody looks any more.
  if (acquirer.accepts?.({ amount, currency: payment.currency }, 'refund') === 'not_this_amount') {
    const message = `Exactly this amount of ${payment.currency} cannot be given back to a card here. Choose a rounder one.`;
    throw fieldError('amount.amount', 'not_supported', message);
  }
  const fee = await feeToRefund(trx, payment, amount);
  await trx
    .updateTable('payments')
    .set((value) => ({ refund_claimed_amount: value('refund_claimed_amount', '+', amount), updated_at: now }))
    .where('id', '=', payment.id)
    .execute();
  const refund = await trx
    .insertInto('refunds')
    .values({
      id,
      business_id: payment.business_id,
      payment_id: payment.id,
      amount,
      fee_amount: fee,
      currency: payment.currency,
      status: 'pending',
      reason: input.reason,
      note_to_payer: input.note_to_payer ?? null,
      internal_note: input.internal_note ?? null,
      requested_by: requestedBy ?? null,
      tries: 0,
      next_try_at: nextTry(now, 0),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const sum = formatMoney({ amount, currency: payment.currency });
  await recordPaymentEvent(trx, payment, {
    type: 'refund_created',
    message:
      requestedBy === undefined
        ? `Your server asked for a refund of ${sum}.`
        : `A refund of ${sum} was asked for.`,
    at: now,
    actorId: requestedBy,
    amount,
  });
  return refund;
}

/** The part of a refund that is the payer's fee; what failed refunds would have given back is still to be given. */
async function feeToRefund(trx: Transaction, payment: Payment, amount: number): Promise<number> {
  if (payment.payer_fee_amount === 0) return 0;
  const { fee } = await trx
    .selectFrom('refunds')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('fee_amount'), sql<number>`0`).as('fee'))
    .where('payment_id', '=', payment.id)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return refundedFeeFor(
    { amount: payment.amount, fee: payment.payer_fee_amount },
    { amount: payment.refund_claimed_amount, fee: Number(fee) },
    amount,
  );
}
