import type { PaymentEventType, PaymentStatus } from '@harbour/contract/enums';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Payment } from './payment.ts';

export interface TimelineEntry {
  type: PaymentEventType;
  /** For the merchant; never a card number, a CVC or a token. */
  message: string;
  at: Date;
  attemptId?: string;
  /** The team member who did it; left out for payers, issuers and the system. */
  actorId?: string | undefined;
  /** Minor units of the payment's currency. */
  amount?: number;
  from?: PaymentStatus;
  to?: PaymentStatus;
}

/** Adds to the timeline of a payment. */
export async function recordPaymentEvent(
  trx: Transaction,
  payment: Pick<Payment, 'id' | 'business_id'>,
  entry: TimelineEntry,
): Promise<void> {
  await trx
    .insertInto('payment_events')
    .values({
      id: newId('payment_event'),
      business_id: payment.business_id,
      payment_id: payment.id,
      attempt_id: entry.attemptId ?? null,
      type: entry.type,
      from_status: entry.from ?? null,
      to_status: entry.to ?? null,
      message: entry.message,
      actor_id: entry.actorId ?? null,
      amount: entry.amount ?? null,
      occurred_at: entry.at,
    })
    .execute();
}
