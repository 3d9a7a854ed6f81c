import type { Schemas } from '@harbour/contract/schema';
import { findBusiness } from '../businesses/find-business.ts';
import { lockBusiness } from '../businesses/lock-business.ts';
import { checklistOf, isComplete } from '../businesses/verification.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import type { UploadedFile } from '../http/handler.ts';
import type { Transaction } from '../platform/database.ts';
import { acceptFile } from './accept-file.ts';
import { listNewestDocuments } from './list-newest-documents.ts';
import { deleteRemoved, markKept, markUncertain } from './removed-files.ts';

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
 * Fails with: file_empty, unsupported_file_type, validation_failed, service_unavailable.
 */
export async function uploadDocument(
  deps: AppDependencies,
  caller: MemberCaller,
  { id, requirement, file }: Upload,
): Promise<Schemas['Document']> {
  const { content, ...accepted } = await acceptFile(file);
  const now = deps.clock.now();
  const { businessId, userId } = caller;
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
  /** When it was uploaded, by a run of the same call before or beside this one; nobody else adds it until the commit. */
  const uploadedBefore = async (trx: Transaction): Promise<Date | undefined> => {
    await lockBusiness(trx, businessId);
    const known = trx.selectFrom('documents').select('created_at').where('business_id', '=', businessId);
    return (await known.where('id', '=', id).executeTakeFirst())?.created_at;
  };
  const add = async (): Promise<Date> => {
    await deps.files.save(id, content);
    return deps.database.forBusiness(businessId, async (trx) => {
      const meanwhile = await uploadedBefore(trx);
      if (meanwhile !== undefined) return meanwhile;
      await markKept(trx, id);
      await trx.insertInto('documents').values(row).execute();
      await submitWhenComplete(trx, businessId, now);
      return now;
    });
  };
  const before = await deps.database.forBusiness(businessId, async (trx) => {
    const known = await uploadedBefore(trx);
    if (known === undefined) await markUncertain(trx, { storageKey: id, businessId, now });
    return known;
  });
  const uploadedAt =
    before ??
    (await add().catch(async (error: unknown) => {
      // Refused, so nothing was committed; after any other failure what is marked says whether the file stays.
      if (error instanceof DomainError) await deleteRemoved(deps, { storageKey: id, businessId });
      throw error;
    }));
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
