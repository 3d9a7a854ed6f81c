import type { DeclineCode } from '@harbour/contract/enums';
import { canMove } from '@harbour/domain/payment-status';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import type { Attempt } from './attempt.ts';
import { declineOf } from './attempt.ts';
import { changeAttempt } from './attempt-repository.ts';
import { wipeCards } from './card-vault.ts';
import { movePayment } from './move-payment.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Payment } from './payment.ts';
import { recordPaymentFailed } from './settle-attempt.ts';

/** Ends an attempt whose payer the issuer did not confirm: its card is wiped and it never reaches the acquirer. */
export async function failAttempt(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  code: DeclineCode,
  now: Date,
): Promise<{ payment: Payment; attempt: Attempt }> {
  const decline = declineOf(code);
  await wipeCards(trx, [attempt.id]);
  const failed = await changeAttempt(trx, attempt.id, {
    status: 'authentication_failed',
    decline: jsonb(decline),
    finished_at: now,
  });
  const entry = {
    type: 'authentication_failed',
    message: decline.merchant_message,
    at: now,
    attemptId: attempt.id,
  } as const;
  if (canMove(payment.status, 'failed')) {
    const moved = await movePayment(trx, payment, 'failed', entry, { decline: jsonb(decline) });
    await recordPaymentFailed(trx, payment, code, now);
    return { payment: moved ?? payment, attempt: failed };
  }
  // A second refusal in a row: the payment has failed already.
  await recordPaymentEvent(trx, payment, entry);
  const changed = await trx
    .updateTable('payments')
    .set({ decline: jsonb(decline), updated_at: now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment: changed, attempt: failed };
}
