/**
 * - `acquirer_clearing` (asset): what the acquirer took from payers and owes us.
 * - `merchant_pending` (liability): what we owe the merchant, its cut-off still to come.
 * - `merchant_available` (liability): what the next settlement pays out.
 * - `merchant_reserved` (liability): what is held back for disputes.
 * - `fee_revenue` (income): our fees.
 */
export type AccountKind =
  'acquirer_clearing' | 'merchant_pending' | 'merchant_available' | 'merchant_reserved' | 'fee_revenue';

/** Money that goes from one account to another: a credit of the one, a debit of the other. */
export interface Posting {
  credit: AccountKind;
  debit: AccountKind;
  /** Minor units; a posting of zero books nothing. */
  amount: number;
}

/** A capture: the acquirer owes us the amount, we owe the merchant the amount less the fee. */
export function capturePostings(amount: number, fee: number): Posting[] {
  return [
    { debit: 'acquirer_clearing', credit: 'merchant_pending', amount },
    { debit: 'merchant_pending', credit: 'fee_revenue', amount: fee },
  ];
}

/** A refund: the merchant bears the whole amount, since the fee of the payment is not given back. */
export function refundPostings(amount: number): Posting[] {
  return [{ debit: 'merchant_pending', credit: 'acquirer_clearing', amount }];
}
