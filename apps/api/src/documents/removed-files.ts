import type { AppDependencies } from '../dependencies.ts';
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

/** Deletes a file whose row is gone; one that was deleted already is forgotten alike. */
export async function deleteRemoved(
  { database, files }: Pick<AppDependencies, 'database' | 'files'>,
  { storageKey, businessId }: { storageKey: string; businessId: string },
): Promise<void> {
  await files.remove(storageKey);
  await database.forBusiness(businessId, async (trx) => {
    await trx.deleteFrom('removed_files').where('storage_key', '=', storageKey).execute();
  });
}

/** Deletes the files that servers left behind which were killed before they could. */
export async function deleteRemovedFiles(deps: Pick<AppDependencies, 'database' | 'files'>): Promise<void> {
  const left = await deps.database.acrossBusinesses((trx) =>
    trx.selectFrom('removed_files').selectAll().orderBy('removed_at').limit(BATCH).execute(),
  );
  const rows = left.map(({ storage_key, business_id }) => ({
    id: storage_key,
    storageKey: storage_key,
    businessId: business_id,
  }));
  await eachRow(rows, 'in turn', (row) => deleteRemoved(deps, row));
}
