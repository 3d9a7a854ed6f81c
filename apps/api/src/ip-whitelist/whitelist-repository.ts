import type { Schemas } from '@harbour/contract/schema';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { IdPlace } from '../http/cursor.ts';
import type { Transaction } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

type WhitelistRow = Selectable<Tables['whitelisted_ips']>;

export interface WhitelistEntry {
  id: string;
  address: string;
  label: string | null;
  created_at: Date;
  /** Null when that person has been deleted. */
  creator: Schemas['UserSummary'] | null;
}

/** Every listed address of a business, in canonical form. */
export async function listAddresses(trx: Transaction, businessId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('whitelisted_ips')
    .select('address')
    .where('business_id', '=', businessId)
    .execute();
  return rows.map(({ address }) => address);
}

function selectEntries(trx: Transaction, businessId: string) {
  return trx
    .selectFrom('whitelisted_ips')
    .leftJoin('users', 'users.id', 'whitelisted_ips.created_by')
    .select([
      'whitelisted_ips.id',
      'whitelisted_ips.address',
      'whitelisted_ips.label',
      'whitelisted_ips.created_at',
    ])
    .select(
      sql<Schemas['UserSummary'] | null>`case when users.id is not null then
        jsonb_build_object('id', users.id, 'first_name', users.first_name, 'last_name', users.last_name) end`.as(
        'creator',
      ),
    )
    .where('whitelisted_ips.business_id', '=', businessId);
}

/** Entries by id, which is by age, from a place on or before it. */
export async function listEntries(
  trx: Transaction,
  businessId: string,
  page: IdPlace & { count: number },
): Promise<WhitelistEntry[]> {
  let query = selectEntries(trx, businessId);
  if (page.after !== undefined) query = query.where('whitelisted_ips.id', '>', page.after);
  if (page.before !== undefined) query = query.where('whitelisted_ips.id', '<', page.before);
  const rows = await query
    .orderBy('whitelisted_ips.id', page.before === undefined ? 'asc' : 'desc')
    .limit(page.count)
    .execute();
  return page.before === undefined ? rows : rows.toReversed();
}

export async function findEntry(
  trx: Transaction,
  businessId: string,
  id: string,
): Promise<WhitelistEntry | undefined> {
  return selectEntries(trx, businessId).where('whitelisted_ips.id', '=', id).executeTakeFirst();
}

/** Says false when the address is on the list already, under another id. */
export async function insertEntry(trx: Transaction, row: WhitelistRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('whitelisted_ips')
    .values(row)
    .onConflict((conflict) => conflict.columns(['business_id', 'address']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteEntry(trx: Transaction, businessId: string, id: string): Promise<void> {
  await trx
    .deleteFrom('whitelisted_ips')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute();
}
