import type { AppDependencies } from '../dependencies.ts';
import { MINUTE, after } from './clock.ts';
import { throwFailures } from './each-row.ts';
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
