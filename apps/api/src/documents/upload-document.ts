import type { Schemas } from '@harbour/contract/schema';
import { findBusiness } from '../businesses/find-business.ts';
import { checklistOf, isComplete } from '../businesses/verification.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import type { UploadedFile } from '../http/handler.ts';
import type { Transaction } from '../platform/database.ts';
import { acceptFile } from './accept-file.ts';
import { listNewestDocuments } from './list-newest-documents.ts';

interface Upload {
  id: string;
  requirement: Schemas['VerificationRequirementKey'];
  file: UploadedFile | undefined;
}

/** With the last missing document the business goes into review. */
async function submitWhenComplete(trx: Transaction, businessId: string, now: Date): Promise<void> {
  const business = await findBusiness(trx, businessId);
  if (business === undefined || !['unverified', 'action_required'].includes(business.status)) return;
  if (!isComplete(checklistOf(business.type, await listNewestDocuments(trx, businessId)))) return;
  await trx
    .updateTable('businesses')
    .set({ status: 'in_review', submitted_at: now })
    .where('id', '=', businessId)
    .execute();
}

/**
 * Keeps a document for one requirement of the verification. Its type is decided by its content, whatever its name says.
 *
 * Fails with: file_empty, unsupported_file_type, validation_failed.
 */
export async function uploadDocument(
  deps: AppDependencies,
  caller: MemberCaller,
  { id, requirement, file }: Upload,
): Promise<Schemas['Document']> {
  const { content, ...accepted } = await acceptFile(file);
  const now = deps.clock.now();
  const { businessId, userId } = caller;
  await deps.files.save(id, content);
  const row = {
    id,
    business_id: businessId,
    requirement,
    ...accepted,
    storage_key: id,
    status: 'pending' as const,
    reason: null,
    uploaded_by: userId,
    created_at: now,
  };
  const uploadedAt = await deps.database.forBusiness(businessId, async (trx) => {
    await trx
      .insertInto('documents')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await submitWhenComplete(trx, businessId, now);
    // A call that was killed midway comes again with the same id: the row is then its first run's.
    const stored = await trx
      .selectFrom('documents')
      .select('created_at')
      .where('business_id', '=', businessId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return stored.created_at;
  });
  return {
    id,
    requirement_key: requirement,
    filename: row.filename,
    content_type: accepted.content_type,
    size: row.size,
    status: row.status,
    uploaded_at: uploadedAt.toISOString(),
  };
}
