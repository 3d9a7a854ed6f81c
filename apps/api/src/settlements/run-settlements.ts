import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { eachRow } from '../platform/each-row.ts';
import { settlePeriod } from './settle-period.ts';
import type { SettlementGroup } from './settle-period.ts';

/**
 * Settles what is behind each business's cut-off: one settlement for each cut-off, currency and mode that has something
 * to settle, oldest first. Run twice, in two processes, or killed midway, a payment or refund is in exactly one.
 */
export async function runSettlements(deps: AppDependencies, mayWork = mayWorkInBackground): Promise<void> {
  const groups = await findUnsettled(deps, mayWork);
  await eachRow(groups, 'in turn', async (group) => {
    // A server that was down over several cut-offs makes one settlement for each.
    while (await settlePeriod(deps, group)) continue;
  });
}

/** Business, mode and currency of whatever no settlement has yet. */
function findUnsettled(
  { database }: AppDependencies,
  mayWork: typeof mayWorkInBackground,
): Promise<(SettlementGroup & { id: string })[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWork(trx))) return [];
    const { rows } = await sql<SettlementGroup & { id: string }>`
      select distinct business_id as "businessId", mode, currency, business_id || ' ' || mode || ' ' || currency as id
      from (
        select business_id, mode, currency from payments where settlement_id is null and paid_at is not null
        union all
        select refund.business_id, payment.mode, refund.currency
        from refunds refund join payments payment on payment.id = refund.payment_id
        where refund.settlement_id is null and refund.status = 'succeeded'
      ) unsettled
    `.execute(trx);
    return rows;
  });
}
