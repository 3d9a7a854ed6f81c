import type { Transaction } from './database.ts';
import { jsonb } from './database.ts';
import { newId } from './ids.ts';

export interface DomainEvent {
  businessId: string;
  /** Past tense, dotted: `payment.succeeded`, `team_member.invited`. */
  type: string;
  /** The id of what it happened to. */
  subjectId: string;
  /** What a listener needs; never a card number, a CVC, a password or a token. */
  payload: Record<string, unknown>;
  occurredAt: Date;
}

/** Writes an event in the same commit as the change that it tells of, so that neither can be without the other. */
export async function recordEvent(trx: Transaction, event: DomainEvent): Promise<void> {
  await trx
    .insertInto('outbox_events')
    .values({
      id: newId('outbox_event'),
      business_id: event.businessId,
      type: event.type,
      subject_id: event.subjectId,
      payload: jsonb(event.payload),
      created_at: event.occurredAt,
    })
    .execute();
}
