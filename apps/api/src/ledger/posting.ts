/**
 * - `acquirer_clearing` (asset): what the acquirer took from payers and owes us.
 * - `merchant_pending` (liability): what we owe the merchant, its cut-off still to come.
 * - `merchant_available` (liability): what the next settlement pays out.
 * - `merchant_reserved` (liability): what is held back for disputes.
 * - `payouts_in_transit` (liability): what the bank was told to pay, its outcome still to come.
 * - `bank` (asset): our account at the bank that pays merchants.
 * - `fee_revenue` (income): our fees.
 * - `payer_returns` (liability): what was captured late for no payment, and is owed back to its payer.
 */
export type AccountKind =
  | 'acquirer_clearing'
  | 'merchant_pending'
  | 'merchant_available'
  | 'merchant_reserved'
  | 'payouts_in_transit'
  | 'bank'
  | 'fee_revenue'
  | 'payer_returns';

/** What is booked, each once for its source: a payment, a refund, a settlement, a dispute, or an attempt that was captured late. */
export type LedgerKind =
  | 'capture'
  | 'refund'
  | 'settlement'
  | 'payout'
  | 'payout_paid'
  | 'payout_returned'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_loss_reversed'
  | 'late_capture'
  | 'late_capture_returned'
  | 'late_capture_paid_back';

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

/**
 * A refund. A fee that the merchant bore pays for taking the payment and is not given back: the merchant bears the whole
 * amount. Of one that the payer bore, `fee` goes back with the refund, and is borne by us.
 */
export function refundPostings(amount: number, fee: number): Posting[] {
  return [
    { debit: 'merchant_pending', credit: 'acquirer_clearing', amount: amount - fee },
    { debit: 'fee_revenue', credit: 'acquirer_clearing', amount: fee },
  ];
}

/** A dispute opens: its money is the merchant's no more, and nobody else's yet. Our fee is not given back. */
export function disputeOpenedPostings(amount: number): Posting[] {
  return [{ debit: 'merchant_pending', credit: 'merchant_reserved', amount }];
}

/** A dispute is won: the money is the merchant's again. */
export function disputeWonPostings(amount: number): Posting[] {
  return [{ debit: 'merchant_reserved', credit: 'merchant_pending', amount }];
}

/** A dispute is lost: the acquirer gave the money back to the payer. */
export function disputeLostPostings(amount: number): Posting[] {
  return [{ debit: 'merchant_reserved', credit: 'acquirer_clearing', amount }];
}

/** A dispute that was called lost was not: its money is held back as before, until it is given back as won. */
export function disputeLossReversedPostings(amount: number): Posting[] {
  return [{ debit: 'acquirer_clearing', credit: 'merchant_reserved', amount }];
}

/** A cut-off: what came in less what went out since the last one becomes available; negative where more was refunded. */
export function settlementPostings(activity: number): Posting[] {
  return activity >= 0
    ? [{ debit: 'merchant_pending', credit: 'merchant_available', amount: activity }]
    : [{ debit: 'merchant_available', credit: 'merchant_pending', amount: -activity }];
}

/** A payout that the bank is about to be told of: it can be in no second one. */
export function payoutPostings(net: number): Posting[] {
  return [{ debit: 'merchant_available', credit: 'payouts_in_transit', amount: net }];
}

/** The bank paid. */
export function payoutPaidPostings(net: number): Posting[] {
  return [{ debit: 'payouts_in_transit', credit: 'bank', amount: net }];
}

/** The bank sent it back: the next settlement pays it. */
export function payoutReturnedPostings(net: number): Posting[] {
  return [{ debit: 'payouts_in_transit', credit: 'merchant_available', amount: net }];
}

/** A capture that came late and pays nothing: the acquirer owes us its amount, and we owe it to the payer. */
export function lateCapturePostings(amount: number): Posting[] {
  return [{ debit: 'acquirer_clearing', credit: 'payer_returns', amount }];
}

/** It went back to the payer by the acquirer. */
export function lateCaptureReturnedPostings(amount: number): Posting[] {
  return [{ debit: 'payer_returns', credit: 'acquirer_clearing', amount }];
}

/** It went back to the payer from our bank, and what the acquirer took stays owed to us. */
export function lateCapturePaidBackPostings(amount: number): Posting[] {
  return [{ debit: 'payer_returns', credit: 'bank', amount }];
}
