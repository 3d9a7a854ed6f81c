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
  sql`hashtextextended(${`settlement ${businessId} ${mode} ${currency}`}, 0)`;

/** One settlement of a group at a time, in whatever process; payments and refunds go on meanwhile. */
export async function lockGroup(trx: Transaction, group: SettlementGroup): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(group)})`.execute(trx);
}

/** The same lock without waiting for it; `false` where another transaction has it. */
export async function tryLockGroup(trx: Transaction, group: SettlementGroup): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${lockOf(group)}) as locked`.execute(trx);
  return rows[0]?.locked === true;
}
