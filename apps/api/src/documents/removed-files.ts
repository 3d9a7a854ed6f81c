import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import { HOUR, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { eachRow } from '../platform/each-row.ts';

const BATCH = 100;

/** Writes down, in the commit that removes its row, that a file is to be deleted. */
export async function markRemoved(
  trx: Transaction,
  file: { storageKey: string; businessId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('removed_files')
    .values({ storage_key: file.storageKey, business_id: file.businessId, removed_at: file.now })
    .execute();
}

/**
 * Writes down, before a file is saved, that it is to be deleted unless its row is added: `markKept` in the commit that adds
 * it. However the call ends, a file without a row does not stay; what a killed server had written of one goes by its age
 * (`removeDrafts`).
 */
export async function markUncertain(
  trx: Transaction,
  { storageKey, businessId, now }: { storageKey: string; businessId: string; now: Date },
): Promise<void> {
  const removed_at = after(now, HOUR);
  await trx
    .insertInto('removed_files')
    .values({ storage_key: storageKey, business_id: businessId, removed_at })
    .onConflict((conflict) => conflict.column('storage_key').doUpdateSet({ removed_at }))
    .execute();
}

/**
 * Takes back `markUncertain`, in the commit that adds the row.
 *
 * Fails with: service_unavailable, where the upload took so long that the file may have been deleted.
 */
export async function markKept(trx: Transaction, storageKey: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('removed_files')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('service_unavailable');
}

/** Deletes a file that has no row; one that was deleted already, or has a row after all, is only forgotten. */
export async function deleteRemoved(
  { database, clock, files }: Pick<AppDependencies, 'database' | 'clock' | 'files'>,
  { storageKey, businessId }: { storageKey: string; businessId: string },
): Promise<void> {
  await database.forBusiness(businessId, async (trx) => {
    // Whoever adds the row right now is waited for, and whoever comes later finds the mark gone.
    await markUncertain(trx, { storageKey, businessId, now: clock.now() });
    if (!(await hasRow(trx, storageKey))) await files.remove(storageKey);
    await trx.deleteFrom('removed_files').where('storage_key', '=', storageKey).execute();
  });
}

async function hasRow(trx: Transaction, storageKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('documents')
    .select('id')
    .where('storage_key', '=', storageKey)
    .unionAll(trx.selectFrom('dispute_documents').select('id').where('id', '=', storageKey))
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the files that servers left behind which were killed, or failed, before they could. */
export async function deleteRemovedFiles(
  deps: Pick<AppDependencies, 'database' | 'clock' | 'files'>,
): Promise<void> {
  const left = await deps.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('removed_files')
      .selectAll()
      .where('removed_at', '<=', deps.clock.now())
      .orderBy('removed_at')
      .limit(BATCH)
      .execute(),
  );
  const rows = left.map(({ storage_key, business_id }) => ({
    id: storage_key,
    storageKey: storage_key,
    businessId: business_id,
  }));
  await eachRow(rows, 'in turn', (row) => deleteRemoved(deps, row));
}
