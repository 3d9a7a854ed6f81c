import { dateIn } from '@harbour/domain/time-zone';
import type { RawBuilder } from 'kysely';
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
  const now = deps.clock.now();
  await eachRow(groups, 'in turn', async ({ oldest, timeZone, ...group }) => {
    if (dateIn(oldest, timeZone) >= dateIn(now, timeZone)) return;
    // A server that was down over several cut-offs makes one settlement for each.
    while (await settlePeriod(deps, group)) failpoint('settlement.committed');
  });
}

/** With the instant of the oldest that no settlement has. */
type Unsettled = SettlementGroup & { id: string; timeZone: string; oldest: Date };

/**
 * Business, mode and currency of whatever no settlement has yet. Of payments, of which a day has many, only the oldest of each
 * group is looked at: from one group to the next along the index.
 */
function findUnsettled(
  { database }: AppDependencies,
  mayWork: typeof mayWorkInBackground,
): Promise<Unsettled[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWork(trx))) return [];
    const { rows } = await sql<Unsettled>`
      with recursive oldest_payments as (
        (${oldestPayment()})
        union all
        select next.* from oldest_payments before, lateral (
          ${oldestPayment(sql`and (business_id, mode, currency) > (before.business_id, before.mode, before.currency)`)}
        ) next
      )
      select business_id as "businessId", mode, currency, business_id || ' ' || mode || ' ' || currency as id,
        business.time_zone as "timeZone", min(at) as oldest
      from (
        select business_id, mode, currency, at from oldest_payments
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
}

/** The oldest unsettled payment of the first group, in the order of the index `payments_unsettled`, of those that there are. */
const oldestPayment = (which: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select business_id, mode, currency, paid_at as at from payments
  where settlement_id is null and paid_at is not null ${which}
  order by business_id, mode, currency, paid_at
  limit 1`;
