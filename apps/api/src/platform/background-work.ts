import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** PostgreSQL's advisory lock that stands for "work goes on in the background". */
const BACKGROUND_WORK = 7_270_001;

/**
 * Whether the sweep may take rows in this transaction. It may not while somebody holds it off, whose rows are of another
 * time than the clock's.
 */
export async function mayWorkInBackground(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${BACKGROUND_WORK}) as may
  `.execute(trx);
  return rows[0]?.may === true;
}

/** Holds the sweep off, in every process, until the work is done; one such work at a time. */
export async function withoutBackgroundWork<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [BACKGROUND_WORK]);
    return await work();
  } finally {
    // Ending the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
}
