import type { WebhookEventType } from '@harbour/contract/enums';
import type { Transaction } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import type { Dispute } from './dispute.ts';

/** Tells, in the same commit, what happened to a dispute. */
export async function recordDisputeEvent(
  trx: Transaction,
  dispute: Dispute,
  type: Extract<WebhookEventType, `dispute.${string}`>,
  now: Date,
): Promise<void> {
  await recordEvent(trx, {
    businessId: dispute.business_id,
    type,
    subjectId: dispute.id,
    payload: {
      transaction_id: dispute.payment_id,
      mode: dispute.mode,
      status: dispute.status,
      reason: dispute.reason,
      amount: dispute.amount,
      currency: dispute.currency,
      due_by: dispute.due_by.toISOString(),
    },
    occurredAt: now,
  });
}
