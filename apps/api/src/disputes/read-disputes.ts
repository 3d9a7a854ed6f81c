import type { DisputeCase } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import { acquirerIsOurs } from '../payments/of-our-acquirer.ts';
import type { Mode } from '../payments/tables.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { closeOverdueDisputes } from './close-overdue-disputes.ts';
import type { Followed } from './follow-case.ts';
import { followCase } from './follow-case.ts';
import { dropNotice, keepNotice, waitingNotices } from './waiting-notices.ts';

/** Pages read in one go; the rest waits for the next. */
const MOST_PAGES = 20;

const UNREADABLE =
  'The acquirer answered something else than its news of disputes: they wait until it can be read.';

/**
 * Reads the acquirer's news of disputes from where they were read to, follows them, and closes what is overdue once there
 * is nothing more to read. A notice that has to wait, or that could not be followed, is kept and tried again each time;
 * the others are read on past it. One that cannot be read is told of once, and passed over. What comes twice changes
 * nothing. Safe in several processes at once.
 *
 * Fails with: AggregateError at the end, one error for each dispute that could not be read, followed or closed.
 */
export async function readDisputes(deps: AppDependencies): Promise<void> {
  const mode = deps.config.paymentMode;
  const start = await findCursor(deps, mode);
  if (start === undefined) return;
  const failures: unknown[] = [];
  await followEach(deps, mode, await waitingNotices(deps, mode), failures);
  if (await readOn(deps, mode, start.cursor, failures)) {
    try {
      await closeOverdueDisputes(deps);
    } catch (error) {
      failures.push(...(error instanceof AggregateError ? error.errors : [error]));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some disputes could not be followed or closed.');
}

/** Whether the news were read to their end. */
async function readOn(
  deps: AppDependencies,
  mode: Mode,
  start: string | null,
  failures: unknown[],
): Promise<boolean> {
  let cursor = start;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await deps.acquirer.listDisputes(cursor);
    if (page.result === 'unreadable') failures.push(new Error(UNREADABLE));
    if (page.result !== 'page') return false;
    for (const what of page.unreadable ?? []) {
      failures.push(
        new Error(`The acquirer told of a dispute that cannot be read: ${what}. It was passed over.`),
      );
    }
    await followEach(deps, mode, page.cases, failures);
    if (page.cursor !== cursor) await keepCursor(deps, mode, cursor, page.cursor);
    cursor = page.cursor;
    if (!page.more) return true;
  }
  return false;
}

/** Follows notices, or keeps them for the next time. */
async function followEach(
  deps: AppDependencies,
  mode: Mode,
  notices: readonly DisputeCase[],
  failures: unknown[],
): Promise<void> {
  for (const found of notices) {
    let followed: Followed = 'later';
    try {
      followed = await followCase(deps, mode, found);
    } catch (error) {
      failures.push(new Error(`The case ${found.caseId} could not be followed.`, { cause: error }));
    }
    if (followed === 'later') await keepNotice(deps, mode, found);
    else await dropNotice(deps, mode, found);
  }
}

/** From the beginning where the news were another acquirer's so far; `undefined` while work in the background is held off. */
function findCursor(
  { database, acquirer }: AppDependencies,
  mode: Mode,
): Promise<{ cursor: string | null } | undefined> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return undefined;
    const feed = await trx
      .selectFrom('dispute_feeds')
      .select('cursor')
      .where('mode', '=', mode)
      .where(acquirerIsOurs('acquirer', { acquirer }))
      .executeTakeFirst();
    return { cursor: feed?.cursor ?? null };
  });
}

/** Moves on from where this process began; another that was faster has moved it already. */
async function keepCursor(
  { database, acquirer }: AppDependencies,
  mode: Mode,
  from: string | null,
  to: string,
): Promise<void> {
  await database.acrossBusinesses(async (trx) => {
    if (from === null) {
      await trx
        .insertInto('dispute_feeds')
        .values({ mode, cursor: to, acquirer: acquirer.name })
        .onConflict((conflict) =>
          conflict
            .column('mode')
            .doUpdateSet({ cursor: to, acquirer: acquirer.name })
            .where('dispute_feeds.acquirer', '<>', acquirer.name),
        )
        .execute();
      return;
    }
    await trx
      .updateTable('dispute_feeds')
      .set({ cursor: to, acquirer: acquirer.name })
      .where('mode', '=', mode)
      .where(acquirerIsOurs('acquirer', { acquirer }))
      .where('cursor', '=', from)
      .execute();
  });
}
