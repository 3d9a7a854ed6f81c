import type { NoAnswer } from '../acquirers/acquirer.ts';

export interface PayoutRequest {
  /** The settlement's id: the bank's idempotency key, and the key of the inquiry. */
  key: string;
  /** Minor units. */
  amount: number;
  currency: string;
  account: { bankName: string; accountName: string; last4: string };
}

/** `processing`: the bank took the order and is still at it. */
export type PayoutOutcome =
  | { result: 'paid'; bankReference: string }
  | { result: 'rejected'; code: string; message: string }
  | { result: 'processing' }
  | NoAnswer;

/** Whoever pays merchants. As with the acquirer, no call throws for what the other side answers or fails to answer. */
export interface Bank {
  /** There is nobody to tell: no payout is begun. */
  readonly isAbsent?: true;
  /** Orders a payout. The same key again never pays twice. */
  pay(request: PayoutRequest): Promise<PayoutOutcome>;
  /** What became of a payout by its key; `not_found`: the bank has never seen it. */
  inquire(key: string): Promise<PayoutOutcome | { result: 'not_found' }>;
}
