import type { AppDependencies } from '../dependencies.ts';
import type { Mode } from '../payments/tables.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { eachRow } from '../platform/each-row.ts';
import { followCase } from './follow-case.ts';

/** Pages read in one go; the rest waits for the next. */
const MOST_PAGES = 20;

/**
 * Reads the acquirer's news of disputes from where it was read to, and follows them. Where a notice has to wait, or could
 * not be followed, reading goes on, but begins there again the next time: nothing is lost, and what comes twice changes
 * nothing. Safe in several processes at once.
 */
export async function readDisputes(deps: AppDependencies): Promise<void> {
  const mode = deps.config.paymentMode;
  const start = await findCursor(deps, mode);
  if (start === undefined) return;
  let { cursor } = start;
  let isComplete = true;
  const failures: unknown[] = [];
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await deps.acquirer.listDisputes(cursor);
    if (page.result !== 'page') break;
    const cases = page.cases.map((found) => ({ id: found.caseId, found }));
    try {
      await eachRow(cases, 'in turn', async ({ found }) => {
        if ((await followCase(deps, mode, found)) === 'later') isComplete = false;
      });
    } catch (error) {
      isComplete = false;
      failures.push(...(error instanceof AggregateError ? error.errors : [error]));
    }
    if (isComplete && page.cursor !== cursor) await keepCursor(deps, mode, cursor, page.cursor);
    cursor = page.cursor;
    if (!page.more) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some disputes could not be followed.');
}

/** `undefined` while work in the background is held off. */
function findCursor(
  { database }: AppDependencies,
  mode: Mode,
): Promise<{ cursor: string | null } | undefined> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return undefined;
    const feed = await trx
      .selectFrom('dispute_feeds')
      .select('cursor')
      .where('mode', '=', mode)
      .executeTakeFirst();
    return { cursor: feed?.cursor ?? null };
  });
}

/** Moves on from where this process began; another that was faster has moved it already. */
async function keepCursor(
  { database }: AppDependencies,
  mode: Mode,
  from: string | null,
  to: string,
): Promise<void> {
  await database.acrossBusinesses(async (trx) => {
    if (from === null) {
      await trx
        .insertInto('dispute_feeds')
        .values({ mode, cursor: to })
        .onConflict((conflict) => conflict.column('mode').doNothing())
        .execute();
      return;
    }
    await trx
      .updateTable('dispute_feeds')
      .set({ cursor: to })
      .where('mode', '=', mode)
      .where('cursor', '=', from)
      .execute();
  });
}
