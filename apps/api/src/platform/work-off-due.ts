import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { MINUTE, after } from './clock.ts';
import { eachRow, throwFailures } from './each-row.ts';
import type { Due } from './lease-due.ts';
import { leaseDue } from './lease-due.ts';
import type { Tables } from './tables.ts';
import { createWorkWindow } from './work-window.ts';

/** Milliseconds after which a run takes nothing more, however much is due: the next run goes on. */
const LONGEST = MINUTE;

interface DueWork<Table extends keyof Tables, Row> extends Due<Table, Row> {
  /** Rows that are worked on at once, at most. */
  atOnce: number;
  work(row: Row): Promise<unknown>;
}

/**
 * Does the work for rows that wait for another party to be asked, until none is due.
 *
 * Fails with: AggregateError at the end, one error for each row that failed.
 */
export async function workOffDue<Table extends keyof Tables, Row extends { id: string }>(
  deps: Pick<AppDependencies, 'database' | 'clock'>,
  { atOnce, work, ...due }: DueWork<Table, Row>,
): Promise<void> {
  const end = after(deps.clock.now(), LONGEST);
  const failures: Error[] = [];
  const window = createWorkWindow<Row>({
    atOnce,
    take: async (room) => (deps.clock.now() < end ? leaseDue(deps, due, room) : []),
    work,
    onFailure: (error) => failures.push(error),
  });
  await window.fill();
  await window.settled();
  throwFailures(failures);
}

interface Expiring {
  id: string;
  expires_at: Date;
}

/** Rows that are read at once. */
const BATCH = 100;

/**
 * Does the work for rows whose time is over and that keep nobody but the database busy, one after the other, the longest over
 * first, until there are no more. One that fails comes again in the next run.
 *
 * Fails with: AggregateError at the end, one error for each row that failed.
 *
 * @param read Reads rows by `expires_at` and `id`, those from a position on, so many at most.
 */
export async function workOffExpired<Row extends Expiring>(
  { clock }: Pick<AppDependencies, 'clock'>,
  read: (from: RawBuilder<boolean>, atMost: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const end = after(clock.now(), LONGEST);
  const failures: Error[] = [];
  let last: Row | undefined;
  do {
    const from =
      last === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(expires_at, id) > (${last.expires_at}, ${last.id})`;
    const rows = await read(from, BATCH);
    await eachRow(rows, 'in turn', work).catch((error: AggregateError) => failures.push(...error.errors));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last !== undefined && clock.now() < end);
  throwFailures(failures);
}
