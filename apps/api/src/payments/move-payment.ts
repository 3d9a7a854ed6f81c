import type { PaymentStatus } from '@harbour/contract/enums';
import { canMove, describePaymentStatus } from '@harbour/domain/payment-status';
import type { Updateable } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import type { TimelineEntry } from './payment-events.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Payment } from './payment.ts';
import type { PaymentsTables } from './tables.ts';

/** What changes along with the status, in the same statement. */
export type PaymentChanges = Omit<
  Updateable<PaymentsTables['payments']>,
  'id' | 'business_id' | 'status' | 'updated_at'
>;

const label = (status: PaymentStatus): string => describePaymentStatus(status).label;

/**
 * Moves a payment whose row is locked to another status, by the one table of transitions, and adds to its timeline.
 * A move that the table does not allow is refused: nothing changes, the refusal is recorded, and `undefined` comes back.
 */
export async function movePayment(
  trx: Transaction,
  payment: Payment,
  to: PaymentStatus,
  entry: Omit<TimelineEntry, 'from' | 'to'>,
  changes: PaymentChanges = {},
): Promise<Payment | undefined> {
  if (!canMove(payment.status, to)) {
    await recordPaymentEvent(trx, payment, {
      ...(entry.attemptId === undefined ? {} : { attemptId: entry.attemptId }),
      type: 'transition_refused',
      message: `Refused to go from “${label(payment.status)}” to “${label(to)}”: ${entry.message}`,
      at: entry.at,
      from: payment.status,
      to,
    });
    return undefined;
  }
  const moved = await trx
    .updateTable('payments')
    .set({ ...changes, status: to, updated_at: entry.at })
    .where('business_id', '=', payment.business_id)
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordPaymentEvent(trx, payment, { ...entry, from: payment.status, to });
  return moved;
}
