import type { Schemas } from '@harbour/contract/schema';
import { money } from '../payments/money-answer.ts';
import type { DisputeDocument } from './dispute-documents.ts';
import type { ShownDispute } from './dispute-repository.ts';

/** A dispute as lists show it. */
export function disputeSummary(dispute: ShownDispute): Schemas['DisputeSummary'] {
  return {
    id: dispute.id,
    transaction_id: dispute.payment_id,
    transaction_reference: dispute.reference,
    mode: dispute.mode,
    status: dispute.status,
    reason: dispute.reason,
    amount: money(dispute.amount, dispute.currency),
    due_by: dispute.due_by.toISOString(),
    answered_at: dispute.answered_at?.toISOString() ?? null,
    closed_at: dispute.closed_at?.toISOString() ?? null,
    loss: dispute.loss,
    settlement_id: dispute.settlement_id,
    return_settlement_id: dispute.return_settlement_id,
    created_at: dispute.created_at.toISOString(),
  };
}

/** A dispute with its evidence and the files that stand by it. */
export function disputeAnswer(
  dispute: ShownDispute,
  documents: readonly DisputeDocument[],
): Schemas['Dispute'] {
  return { ...disputeSummary(dispute), evidence: dispute.evidence, documents: documents.map(documentAnswer) };
}

export function documentAnswer(document: DisputeDocument): Schemas['DisputeDocument'] {
  return {
    id: document.id,
    filename: document.filename,
    content_type: document.content_type,
    size: document.size,
    uploaded_at: document.created_at.toISOString(),
  };
}
