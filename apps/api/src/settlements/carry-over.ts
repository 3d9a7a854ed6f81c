import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../platform/database.ts';
import type { SettlementGroup } from './settlement-group.ts';

/** The ledger's sum of what can be paid out: below zero after refunds. */
const available = ({ businessId, mode, currency }: SettlementGroup): RawBuilder<number> => sql`coalesce((
  select sum(case entry.direction when 'credit' then entry.amount else -entry.amount end)
  from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
  where account.business_id = ${businessId} and account.mode = ${mode} and account.currency = ${currency}
    and account.kind = 'merchant_available'
), 0)`;

/**
 * Whether so much is available. Compared in the database: a sum beyond what can be calculated exactly here is that
 * business's alone to be told of, and must not end the work on others.
 */
export async function isAvailable(
  trx: Transaction,
  group: SettlementGroup,
  amount: number,
): Promise<boolean> {
  const { rows } = await sql<{
    covered: boolean;
  }>`select ${available(group)} >= ${amount} as covered`.execute(trx);
  return rows[0]?.covered === true;
}

/**
 * What is available beyond the settlements that wait for the bank: below zero after refunds, above after a rejection.
 * One expression, so one snapshot: a payout that another server claims meanwhile counts as available and waiting, or as
 * neither. Of two statements it could count in the first alone, and would be paid again.
 */
const carried = (group: SettlementGroup): RawBuilder<number> => sql`(
  ${available(group)}
  - coalesce((
    select sum(net_amount) from settlements
    where business_id = ${group.businessId} and mode = ${group.mode} and currency = ${group.currency} and status = 'pending'
  ), 0)
)::bigint`;

/** What the next settlement would carry over. */
export async function readCarryOver(trx: Transaction, group: SettlementGroup): Promise<number> {
  const { rows } = await sql<{ carried: number }>`select ${carried(group)} as carried`.execute(trx);
  return rows[0]?.carried ?? 0;
}

/** What a settlement carries over; payouts that the bank sent back, which are in the sum, are told where they went on. */
export async function carryOver(trx: Transaction, group: SettlementGroup, id: string): Promise<number> {
  const { businessId, mode, currency } = group;
  const { rows } = await sql<{ carried: number }>`
    with sent_back as (
      update settlements set carried_by = ${id}
      where business_id = ${businessId} and mode = ${mode} and currency = ${currency}
        and status = 'failed' and carried_by is null
    )
    select ${carried(group)} as carried
  `.execute(trx);
  return rows[0]?.carried ?? 0;
}

/**
 * Payouts that the bank sent back, that no settlement carries on, and whose business has given other bank details since:
 * they are worth another settlement, although nothing else may be left to settle.
 */
export const SENT_BACK: RawBuilder<unknown> = sql`
  select failed.business_id, failed.mode, failed.currency, failed.period_end as at
  from settlements failed
  join business_accounts account on account.business_id = failed.business_id and account.currency = failed.currency
  where failed.status = 'failed' and failed.carried_by is null
    and (account.bank_name, account.account_name, account.last4)
      is distinct from (failed.payee_bank_name, failed.payee_account_name, failed.payee_last4)`;
