import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Mode } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';

/** What settlements are made for one by one. */
export interface SettlementGroup {
  businessId: string;
  mode: Mode;
  currency: string;
}

const lockOf = ({ businessId, mode, currency }: SettlementGroup): RawBuilder<unknown> =>
  sql`harbour_settlement_lock(${businessId}, ${mode}, ${currency})`;

/**
 * One settlement of a group at a time, in whatever process; payments and refunds go on meanwhile. `false` where another
 * transaction has the lock: it is not waited for, as its work is the same.
 */
export async function tryLockGroup(trx: Transaction, group: SettlementGroup): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${lockOf(group)}) as locked`.execute(trx);
  return rows[0]?.locked === true;
}
