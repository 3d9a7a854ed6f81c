import { dateIn } from '@harbour/domain/time-zone';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { eachRow } from '../platform/each-row.ts';
import { failpoint } from '../platform/failpoint.ts';
import { SENT_BACK } from './carry-over.ts';
import { settlePeriod } from './settle-period.ts';
import type { SettlementGroup } from './settlement-group.ts';

/**
 * Settles what is behind each business's cut-off: one settlement for each cut-off, currency and mode that has something
 * to settle, oldest first. Run twice, in two processes, or killed midway, a payment, refund or dispute is in exactly one.
 */
export async function runSettlements(deps: AppDependencies, mayWork = mayWorkInBackground): Promise<void> {
  const groups = await findUnsettled(deps, mayWork);
  await eachRow(groups, 'in turn', async (group) => {
    // A server that was down over several cut-offs makes one settlement for each.
    while (await settlePeriod(deps, group)) failpoint('settlement.committed');
  });
}

type Unsettled = SettlementGroup & { id: string };

/** Business, mode and currency of whatever no settlement has yet, where its day is over in the business's zone. */
async function findUnsettled(
  { database, clock }: AppDependencies,
  mayWork: typeof mayWorkInBackground,
): Promise<Unsettled[]> {
  const groups = await database.acrossBusinesses(async (trx) => {
    if (!(await mayWork(trx))) return [];
    const { rows } = await sql<Unsettled & { timeZone: string; oldest: Date }>`
      select business_id as "businessId", mode, currency, business_id || ' ' || mode || ' ' || currency as id,
        business.time_zone as "timeZone", min(at) as oldest
      from (
        select business_id, mode, currency, min(paid_at) as at from payments
        where settlement_id is null and paid_at is not null
        group by business_id, mode, currency
        union all
        select refund.business_id, payment.mode, refund.currency, min(refund.finished_at)
        from refunds refund join payments payment on payment.id = refund.payment_id
        where refund.settlement_id is null and refund.status = 'succeeded'
        group by refund.business_id, payment.mode, refund.currency
        union all
        select business_id, mode, currency, min(occurred_at) from dispute_movements
        where settlement_id is null
        group by business_id, mode, currency
        union all
        ${SENT_BACK}
      ) unsettled
      join businesses business on business.id = business_id
      group by business_id, mode, currency, business.time_zone
    `.execute(trx);
    return rows;
  });
  const now = clock.now();
  return groups.filter(({ oldest, timeZone }) => dateIn(oldest, timeZone) < dateIn(now, timeZone));
}
