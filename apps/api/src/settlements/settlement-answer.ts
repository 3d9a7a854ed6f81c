import type { Schemas } from '@harbour/contract/schema';
import type { Selectable } from 'kysely';
import { money } from '../payments/money-answer.ts';
import type { SettlementsTables } from './tables.ts';

export type Settlement = Selectable<SettlementsTables['settlements']>;
export function settlementAnswer(settlement: Settlement): Schemas['Settlement'] {
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
    account: payeeOf(settlement),
    bank_reference: settlement.bank_reference,
    failure_reason: settlement.failure_reason,
    period_start: settlement.period_start.toISOString(),
    period_end: settlement.period_end.toISOString(),
    expected_at: settlement.expected_at,
    paid_at: settlement.paid_at?.toISOString() ?? null,
    created_at: settlement.created_at.toISOString(),
  };
}

/** The account as it was when the bank was told; none before. */
function payeeOf(settlement: Settlement): Schemas['SettlementAccount'] | null {
  const { account_id: id, payee_bank_name, payee_account_name, payee_last4 } = settlement;
  return id === null || payee_bank_name === null || payee_account_name === null || payee_last4 === null
    ? null
    : { id, bank_name: payee_bank_name, account_name: payee_account_name, last4: payee_last4 };
}
