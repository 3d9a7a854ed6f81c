import type { AppDependencies } from '../dependencies.ts';
import { acquirerIsOurs, captureIsOurs } from '../payments/of-our-acquirer.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { eachRow } from '../platform/each-row.ts';
import { lockDispute } from './dispute-repository.ts';
import { moveDispute } from './move-dispute.ts';

const BATCH = 100;

/**
 * Disputes that nobody answered until their deadline are lost. To be called once the acquirer's news were read to their
 * end: they may say that there is more time, or that the dispute was answered elsewhere. One of which a notice still waits
 * to be followed is therefore left open, and so are those of the mode and of the acquirer that no
 * news are read of.
 */
export async function closeOverdueDisputes(deps: AppDependencies): Promise<void> {
  const { database, clock, config } = deps;
  const now = clock.now();
  const due = await database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return [];
    return trx
      .selectFrom('disputes')
      .select(['id', 'business_id'])
      .where('status', '=', 'needs_response')
      .where('due_by', '<=', now)
      .where('mode', '=', config.paymentMode)
      .where(captureIsOurs('disputes.payment_id', deps))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('dispute_notices as notice')
              .select('notice.case_id')
              .whereRef('notice.mode', '=', 'disputes.mode')
              .whereRef('notice.case_id', '=', 'disputes.acquirer_case_id')
              .where(acquirerIsOurs('notice.acquirer', deps)),
          ),
        ),
      )
      .orderBy('due_by')
      .limit(BATCH)
      .execute();
  });
  await eachRow(due, 'in turn', ({ id, business_id: businessId }) =>
    database.forBusiness(businessId, async (trx) => {
      const held = await lockDispute(trx, businessId, id);
      // Answered, closed by another process, or given more time, since it was looked up.
      if (held.dispute.status !== 'needs_response' || held.dispute.due_by > now) return;
      await moveDispute(trx, held, { to: 'lost', loss: 'unanswered' }, { now });
    }),
  );
}
