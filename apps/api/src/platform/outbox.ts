import type { WebhookEventType } from '@harbour/contract/enums';
import type { Transaction } from './database.ts';
import { jsonb } from './database.ts';
import { newId } from './ids.ts';
import type { Send, Statement } from './pipeline.ts';
import { sendOn } from './pipeline.ts';

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

const ADD_EVENTS: Statement = {
  name: 'add_outbox_events',
  text: `
    insert into outbox_events (id, business_id, type, subject_id, payload, created_at)
    select id, business_id, type, subject_id, payload, created_at
    from jsonb_to_recordset($1) as event (id text, business_id text, type text, subject_id text, payload jsonb,
      created_at timestamptz)`,
};

/** Writes events in the same commit as the changes that they tell of, so that neither can be without the other. */
export async function recordEvents(send: Send, events: readonly DomainEvent[]): Promise<void> {
  const rows = events.map(({ businessId, type, subjectId, payload, occurredAt }) => ({
    id: newId('outbox_event'),
    business_id: businessId,
    type,
    subject_id: subjectId,
    payload,
    created_at: occurredAt,
  }));
  await send(ADD_EVENTS, [jsonb(rows)]);
}

export function recordEvent(trx: Transaction, event: DomainEvent): Promise<void> {
  return recordEvents(sendOn(trx), [event]);
}
