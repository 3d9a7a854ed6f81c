import type { SubmittedDocument } from '../businesses/verification.ts';
import type { Transaction } from '../platform/database.ts';

/** The newest document for each requirement of a business. */
export async function listNewestDocuments(
  trx: Transaction,
  businessId: string,
): Promise<SubmittedDocument[]> {
  return trx
    .selectFrom('documents')
    .distinctOn('requirement')
    .select(['id', 'requirement', 'status', 'reason'])
    .where('business_id', '=', businessId)
    .orderBy('requirement')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
