import type { PaymentEventType, PaymentStatus } from '@harbour/contract/enums';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import { sendOn } from '../platform/pipeline.ts';
import type { Payment } from './payment.ts';

export interface TimelineEntry {
  type: PaymentEventType;
  /** For the merchant; never a card number, a CVC or a token. */
  message: string;
  at: Date;
  attemptId?: string;
  /** The team member who did it, or who asked for what is done later; left out for payers, issuers and the system. */
  actorId?: string | undefined;
  /** Minor units of the payment's currency. */
  amount?: number;
  from?: PaymentStatus;
  to?: PaymentStatus;
}

const ADD_ENTRIES: Statement = {
  name: 'add_payment_events',
  text: `
    insert into payment_events (id, business_id, payment_id, attempt_id, type, from_status, to_status, message, actor_id,
      amount, occurred_at)
    select id, business_id, payment_id, attempt_id, type, from_status, to_status, message, actor_id, amount, occurred_at
    from jsonb_to_recordset($1) as entry (id text, business_id text, payment_id text, attempt_id text, type text,
      from_status text, to_status text, message text, actor_id text, amount bigint, occurred_at timestamptz)`,
};

/** Adds to the timelines of payments. */
export async function recordPaymentEvents(
  send: Send,
  entries: readonly { payment: Pick<Payment, 'id' | 'business_id'>; entry: TimelineEntry }[],
): Promise<void> {
  const rows = entries.map(({ payment, entry }) => ({
    id: newId('payment_event'),
    business_id: payment.business_id,
    payment_id: payment.id,
    attempt_id: entry.attemptId,
    type: entry.type,
    from_status: entry.from,
    to_status: entry.to,
    message: entry.message,
    actor_id: entry.actorId,
    amount: entry.amount,
    occurred_at: entry.at,
  }));
  await send(ADD_ENTRIES, [jsonb(rows)]);
}

/** Adds to the timeline of a payment. */
export function recordPaymentEvent(
  trx: Transaction,
  payment: Pick<Payment, 'id' | 'business_id'>,
  entry: TimelineEntry,
): Promise<void> {
  return recordPaymentEvents(sendOn(trx), [{ payment, entry }]);
}
