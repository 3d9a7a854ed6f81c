import type { Schemas } from '@harbour/contract/schema';
import type { Selectable } from 'kysely';
import type { BusinessesTables } from '../businesses/tables.ts';
import { money } from '../payments/money-answer.ts';
import type { SettlementsTables } from './tables.ts';

export type Settlement = Selectable<SettlementsTables['settlements']>;
export type PaidAccount = Pick<
  Selectable<BusinessesTables['business_accounts']>,
  'id' | 'bank_name' | 'account_name' | 'last4'
>;

export function settlementAnswer(
  settlement: Settlement,
  account: PaidAccount | undefined,
): Schemas['Settlement'] {
  const sum = (amount: number) => money(amount, settlement.currency);
  return {
    id: settlement.id,
    mode: settlement.mode,
    currency: settlement.currency,
    status: settlement.status,
    gross: sum(settlement.gross_amount),
    fees: sum(settlement.fee_amount),
    refunds: sum(settlement.refund_amount),
    disputes: sum(settlement.dispute_amount),
    adjustments: sum(settlement.adjustment_amount),
    net: sum(settlement.net_amount),
    transaction_count: settlement.payment_count,
    account: account === undefined ? null : accountAnswer(account),
    bank_reference: settlement.bank_reference,
    failure_reason: settlement.failure_reason,
    period_start: settlement.period_start.toISOString(),
    period_end: settlement.period_end.toISOString(),
    expected_at: settlement.expected_at,
    paid_at: settlement.paid_at?.toISOString() ?? null,
    created_at: settlement.created_at.toISOString(),
  };
}

/** An account without bank details can't be paid to. */
function accountAnswer({
  id,
  bank_name,
  account_name,
  last4,
}: PaidAccount): Schemas['SettlementAccount'] | null {
  return bank_name === null || account_name === null || last4 === null
    ? null
    : { id, bank_name, account_name, last4 };
}
