import type { Schemas } from '@harbour/contract/schema';
import type { Transaction } from '../src/platform/database.ts';
import { successesOf } from './example.ts';
import { exampleBusiness } from './people-rows.ts';

type ShownSettlement = Schemas['Settlement'];

export function settlementCalled(id: string): ShownSettlement {
  const settlement = [
    ...successesOf<ShownSettlement>('getSettlement'),
    ...successesOf<ShownSettlement[]>('listSettlements').flat(),
  ].find((each) => each.id === id);
  if (settlement === undefined) throw new Error(`No example shows the settlement ${id}.`);
  return settlement;
}

/** Puts in a settlement as an example shows it; one that is there already stays. */
export async function insertSettlement(trx: Transaction, settlement: ShownSettlement): Promise<void> {
  const { id: business_id } = exampleBusiness();
  const { account } = settlement;
  if (account !== null) {
    await trx
      .insertInto('business_accounts')
      .values({
        ...account,
        business_id,
        currency: settlement.currency,
        is_default: false,
        created_at: new Date(settlement.created_at),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .insertInto('settlements')
    .values({
      id: settlement.id,
      business_id,
      mode: settlement.mode,
      currency: settlement.currency,
      account_id: account?.id ?? null,
      payee_bank_name: account?.bank_name ?? null,
      payee_account_name: account?.account_name ?? null,
      payee_last4: account?.last4 ?? null,
      status: settlement.status,
      gross_amount: settlement.gross.amount,
      fee_amount: settlement.fees.amount,
      refund_amount: settlement.refunds.amount,
      dispute_amount: settlement.disputes.amount,
      adjustment_amount: settlement.adjustments.amount,
      net_amount: settlement.net.amount,
      payment_count: settlement.transaction_count,
      refund_count: 0,
      period_start: new Date(settlement.period_start),
      period_end: new Date(settlement.period_end),
      bank_reference: settlement.bank_reference,
      failure_reason: settlement.failure_reason,
      expected_at: settlement.expected_at,
      paid_at: settlement.paid_at === null ? null : new Date(settlement.paid_at),
      created_at: new Date(settlement.created_at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
