import type { DisputeCase } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import { acquirerIsOurs } from '../payments/of-our-acquirer.ts';
import type { Mode } from '../payments/tables.ts';

/** How many are tried again in one go: those that waited longest for their turn. */
const BATCH = 100;

/** Keeps a notice that could not be followed, to be tried again; of several of a case the newest. */
export async function keepNotice(
  { database, clock, acquirer }: AppDependencies,
  mode: Mode,
  found: DisputeCase,
): Promise<void> {
  const notice = {
    version: found.version,
    acquirer: acquirer.name,
    acquirer_id: found.acquirerId,
    attempt_key: found.key,
    amount: found.amount,
    currency: found.currency,
    reason: found.reason,
    status: found.status,
    due_by: found.dueBy,
    tried_at: clock.now(),
  };
  await database.acrossBusinesses((trx) =>
    trx
      .insertInto('dispute_notices')
      .values({ mode, case_id: found.caseId, ...notice })
      .onConflict((conflict) =>
        conflict
          .columns(['mode', 'acquirer', 'case_id'])
          .doUpdateSet(notice)
          .where('dispute_notices.version', '<=', found.version),
      )
      .execute(),
  );
}

/** Forgets a notice that was followed, unless a newer one of its case waits by now. */
export async function dropNotice(deps: AppDependencies, mode: Mode, found: DisputeCase): Promise<void> {
  await deps.database.acrossBusinesses((trx) =>
    trx
      .deleteFrom('dispute_notices')
      .where('mode', '=', mode)
      .where(acquirerIsOurs('acquirer', deps))
      .where('case_id', '=', found.caseId)
      .where('version', '<=', found.version)
      .execute(),
  );
}

/** The notices of our acquirer whose turn it is to be tried again. */
export function waitingNotices(deps: AppDependencies, mode: Mode): Promise<DisputeCase[]> {
  return deps.database.acrossBusinesses(async (trx) => {
    const rows = await trx
      .selectFrom('dispute_notices')
      .selectAll()
      .where('mode', '=', mode)
      .where(acquirerIsOurs('acquirer', deps))
      .orderBy('tried_at')
      .orderBy('case_id')
      .limit(BATCH)
      .execute();
    return rows.map((row) => ({
      caseId: row.case_id,
      version: row.version,
      acquirerId: row.acquirer_id,
      key: row.attempt_key,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      status: row.status,
      dueBy: row.due_by,
    }));
  });
}
