/** What befell the work on one row. */
export function rowFailure({ id }: { id: string }, cause: unknown): Error {
  return new Error(`The work on ${id} failed.`, { cause });
}

/** Fails with: AggregateError, one error for each row that failed; where there is none, it does not fail. */
export function throwFailures(failures: readonly Error[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `The work on ${failures.length} rows failed.`);
}

/**
 * Does the work for every row, whatever becomes of the others: all at once where it mostly waits for somebody else, in
 * turn where it mostly keeps the database busy.
 *
 * Fails with: AggregateError at the end, one error for each row that failed.
 */
export async function eachRow<Row extends { id: string }>(
  rows: readonly Row[],
  how: 'at once' | 'in turn',
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = [];
  const attempt = async (row: Row): Promise<void> => {
    try {
      await work(row);
    } catch (error) {
      failures.push(rowFailure(row, error));
    }
  };
  if (how === 'at once') await Promise.all(rows.map(attempt));
  else for (const row of rows) await attempt(row);
  throwFailures(failures);
}
