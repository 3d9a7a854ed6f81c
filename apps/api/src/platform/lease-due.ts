import type { SelectQueryBuilder } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from './background-work.ts';
import type { Transaction } from './database.ts';
import type { Tables } from './tables.ts';

interface Work<Table extends keyof Tables, Row> {
  /** Rows at most. */
  batch: number;
  /** What is due, the longest due first. */
  due(trx: Transaction, now: Date): SelectQueryBuilder<Tables, Table, Row>;
  /** Keeps a row from the others until its work is done, or whoever took it must have died. */
  hold(trx: Transaction, row: Row, now: Date): Promise<unknown>;
}

/**
 * Takes rows that wait for another party to be asked, as they are before they are held. Several servers take different ones,
 * and no row is locked while the other party thinks.
 */
export function leaseDue<Table extends keyof Tables, Row>(
  { database, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  { batch, due, hold }: Work<Table, Row>,
): Promise<Row[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return [];
    const now = clock.now();
    const rows = await due(trx, now).limit(batch).forUpdate().skipLocked().execute();
    for (const row of rows) await hold(trx, row, now);
    return rows;
  });
}
