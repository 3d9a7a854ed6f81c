import type { SelectQueryBuilder } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from './background-work.ts';
import type { Transaction } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows that wait for another party to be asked. */
export interface Due<Table extends keyof Tables, Row> {
  /** What is due, the longest due first. */
  due(trx: Transaction, now: Date): SelectQueryBuilder<Tables, Table, Row>;
  /** Keeps a row from the others until its work is done, or whoever took it must have died. */
  hold(trx: Transaction, row: Row, now: Date): Promise<unknown>;
}

/**
 * Takes so many rows at most, as they are before they are held. Several servers take different ones, and no row is locked
 * while the other party thinks.
 */
export function leaseDue<Table extends keyof Tables, Row>(
  { database, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  { due, hold }: Due<Table, Row>,
  atMost: number,
): Promise<Row[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return [];
    const now = clock.now();
    const rows = await due(trx, now).limit(atMost).forUpdate().skipLocked().execute();
    for (const row of rows) await hold(trx, row, now);
    return rows;
  });
}
