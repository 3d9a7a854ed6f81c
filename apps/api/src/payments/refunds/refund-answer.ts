import type { Schemas } from '@harbour/contract/schema';
import { money } from '../money-answer.ts';
import type { PersonNamed } from '../people.ts';
import { personOrNull } from '../people.ts';
import type { Refund } from './refund.ts';

export function refundAnswer(
  refund: Refund,
  mode: 'test' | 'live',
  people: ReadonlyMap<string, PersonNamed>,
): Schemas['Refund'] {
  return {
    id: refund.id,
    transaction_id: refund.payment_id,
    mode,
    amount: money(refund.amount, refund.currency),
    fee_refunded: money(refund.fee_amount, refund.currency),
    status: refund.status,
    reason: refund.reason,
    note_to_payer: refund.note_to_payer,
    internal_note: refund.internal_note,
    failure_message: refund.failure_message,
    settlement_id: refund.settlement_id,
    created_by: personOrNull(people, refund.requested_by),
    created_at: refund.created_at.toISOString(),
    completed_at: refund.finished_at?.toISOString() ?? null,
  };
}
