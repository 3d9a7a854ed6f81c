import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { eachRow } from '../platform/each-row.ts';
import { lockDispute } from './dispute-repository.ts';
import { moveDispute } from './move-dispute.ts';

const BATCH = 100;

/** Disputes that nobody answered until their deadline are lost. */
export async function closeOverdueDisputes(deps: AppDependencies): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const due = await database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return [];
    return trx
      .selectFrom('disputes')
      .select(['id', 'business_id'])
      .where('status', '=', 'needs_response')
      .where('due_by', '<=', now)
      .orderBy('due_by')
      .limit(BATCH)
      .execute();
  });
  await eachRow(due, 'in turn', ({ id, business_id: businessId }) =>
    database.forBusiness(businessId, async (trx) => {
      const held = await lockDispute(trx, businessId, id);
      // Answered, or closed by another process, since it was looked up.
      if (held.dispute.status !== 'needs_response') return;
      await moveDispute(trx, held, { to: 'lost', loss: 'unanswered' }, { now });
    }),
  );
}
