import type { WebhookEventType } from '@harbour/contract/enums';
import type { Transaction } from './database.ts';
import { jsonb } from './database.ts';
import { newId } from './ids.ts';

/** What is recorded for the business's own people alone. */
type InternalNoun =
  | 'api_key'
  | 'business'
  | 'ip_whitelist'
  | 'payment_link'
  | 'settlement_account'
  | 'team_member'
  | 'webhook_endpoint';

/** Past tense, dotted: `payment.succeeded`, `team_member.invited`. What merchants' servers are told of stands in the contract. */
type EventType = WebhookEventType | `${InternalNoun}.${string}`;

export interface DomainEvent {
  businessId: string;
  type: EventType;
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
