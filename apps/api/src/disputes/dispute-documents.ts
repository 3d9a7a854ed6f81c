import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { acceptFile } from '../documents/accept-file.ts';
import { deleteRemoved, markKept, markRemoved, markUncertain } from '../documents/removed-files.ts';
import { DomainError, fieldError } from '../http/errors.ts';
import type { UploadedFile } from '../http/handler.ts';
import type { MerchantCaller } from '../payments/merchant-caller.ts';
import { personBehind } from '../payments/merchant-caller.ts';
import type { Transaction } from '../platform/database.ts';
import { assertAnswerable } from './dispute.ts';
import { loadShownDispute, lockDispute } from './dispute-repository.ts';
import type { DisputesTables } from './tables.ts';

export type DisputeDocument = Selectable<DisputesTables['dispute_documents']>;

/** Files that a dispute can have. */
const MOST = 10;

/** The files of a dispute, the oldest first. */
export function listDisputeDocuments(trx: Transaction, disputeId: string): Promise<DisputeDocument[]> {
  return trx
    .selectFrom('dispute_documents')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Keeps a file beside the evidence, until that is sent. `id` is the file's own: a call that runs again finds its own work.
 *
 * Fails with: not_found, dispute_already_answered, dispute_overdue, dispute_closed, file_empty, unsupported_file_type,
 * validation_failed.
 */
export async function addDisputeDocument(
  deps: AppDependencies,
  caller: MerchantCaller,
  { disputeId, id, file }: { disputeId: string; id: string; file: UploadedFile | undefined },
): Promise<DisputeDocument> {
  const { content, ...accepted } = await acceptFile(file);
  const { businessId } = caller;
  /** The file of a call that was killed after its commit; none where there is room for it. */
  const admit = async (trx: Transaction): Promise<DisputeDocument | undefined> => {
    await loadShownDispute(trx, caller, disputeId);
    const { dispute } = await lockDispute(trx, businessId, disputeId);
    const present = await listDisputeDocuments(trx, disputeId);
    const before = present.find((document) => document.id === id);
    if (before !== undefined) return before;
    assertAnswerable(dispute, deps.clock.now());
    if (present.length >= MOST)
      throw fieldError('file', 'too_many', 'A dispute takes ten files. Remove one first.');
    return undefined;
  };
  // Looked at before anything is written to the disk, and again while nobody else can add one.
  const before = await deps.database.forBusiness(businessId, async (trx) => {
    const known = await admit(trx);
    if (known === undefined) await markUncertain(trx, { storageKey: id, businessId, now: deps.clock.now() });
    return known;
  });
  if (before !== undefined) return before;
  await deps.files.save(id, content);
  try {
    return await deps.database.forBusiness(businessId, async (trx) => {
      const meanwhile = await admit(trx);
      if (meanwhile !== undefined) return meanwhile;
      await markKept(trx, id);
      return trx
        .insertInto('dispute_documents')
        .values({
          id,
          business_id: businessId,
          dispute_id: disputeId,
          ...accepted,
          uploaded_by: personBehind(caller) ?? null,
          created_at: deps.clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  } catch (error) {
    // Refused, so nothing was committed. After any other failure the row may be there, and needs its file: what is marked then
    // says whether it stays.
    if (error instanceof DomainError) await deleteRemoved(deps, { storageKey: id, businessId });
    throw error;
  }
}

/**
 * Removes a file from the evidence, as long as that was not sent; says what it was.
 *
 * Fails with: not_found, dispute_already_answered, dispute_overdue, dispute_closed.
 */
export async function removeDisputeDocument(
  deps: AppDependencies,
  caller: MerchantCaller,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<DisputeDocument> {
  const { businessId } = caller;
  const now = deps.clock.now();
  const removed = await deps.database.forBusiness(businessId, async (trx) => {
    await loadShownDispute(trx, caller, disputeId);
    const { dispute } = await lockDispute(trx, businessId, disputeId);
    const document = await findDocument(trx, disputeId, id);
    assertAnswerable(dispute, now);
    await trx.deleteFrom('dispute_documents').where('id', '=', id).execute();
    await markRemoved(trx, { storageKey: id, businessId, now });
    return document;
  });
  await deleteRemoved(deps, { storageKey: id, businessId });
  return removed;
}

/**
 * A file of a dispute, to be handed out.
 *
 * Fails with: not_found.
 */
export async function openDisputeDocument(
  { database, files }: AppDependencies,
  caller: MerchantCaller,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<{ document: DisputeDocument; stream: Readable }> {
  const document = await database.forBusiness(caller.businessId, async (trx) => {
    await loadShownDispute(trx, caller, disputeId);
    return findDocument(trx, disputeId, id);
  });
  return { document, stream: files.read(id) };
}

/** Fails with: not_found. */
async function findDocument(trx: Transaction, disputeId: string, id: string): Promise<DisputeDocument> {
  const document = await trx
    .selectFrom('dispute_documents')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (document === undefined) throw new DomainError('not_found');
  return document;
}
