import type { Selectable } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

export type ApiKeyRow = Selectable<Tables['api_keys']>;

export async function findKeyByHash(trx: Transaction, hash: string): Promise<ApiKeyRow | undefined> {
  return trx.selectFrom('api_keys').selectAll().where('key_hash', '=', hash).executeTakeFirst();
}

export async function recordUse(trx: Transaction, id: string, ip: string, now: Date): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ last_used_at: now, last_used_ip: ip })
    .where('id', '=', id)
    .execute();
}

/** Every key that works now, newest first. */
export async function listWorkingKeys(trx: Transaction, businessId: string, now: Date): Promise<ApiKeyRow[]> {
  return trx
    .selectFrom('api_keys')
    .selectAll()
    .where('business_id', '=', businessId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The present key of a mode and kind, locked until the transaction ends. */
export async function lockCurrentKey(
  trx: Transaction,
  businessId: string,
  mode: ApiKeyRow['mode'],
  kind: ApiKeyRow['kind'],
): Promise<ApiKeyRow | undefined> {
  return trx
    .selectFrom('api_keys')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('mode', '=', mode)
    .where('kind', '=', kind)
    .where('expires_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setKeyEnd(trx: Transaction, id: string, expiresAt: Date): Promise<ApiKeyRow> {
  return trx
    .updateTable('api_keys')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends what is still in the grace of earlier rotations of a mode and kind, and tells the ids. */
export async function endKeysInGrace(
  trx: Transaction,
  { business_id, mode, kind }: Pick<ApiKeyRow, 'business_id' | 'mode' | 'kind'>,
  now: Date,
): Promise<string[]> {
  const ended = await trx
    .updateTable('api_keys')
    .set({ expires_at: now })
    .where('business_id', '=', business_id)
    .where('mode', '=', mode)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

export async function insertKey(trx: Transaction, row: ApiKeyRow): Promise<void> {
  await trx.insertInto('api_keys').values(row).execute();
}
