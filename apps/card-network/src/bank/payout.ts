/** Who is paid: as much of a bank account as the sandbox has to know. */
export type PayoutAccount = { bank_name: string; account_name: string; last4: string };

/** `POST /bank/payouts` */
export type PayoutRequest = {
  /** The merchant side's idempotency key, and the key of the inquiry. */
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  account: PayoutAccount;
};

/** A payout as it stands now: what `POST /bank/payouts` and `GET /bank/payouts/{reference}` answer. */
export type Payout = {
  id: string;
  reference: string;
  status: 'processing' | 'paid' | 'rejected';
  amount: number;
  currency: string;
  /** What the receiver finds on the bank statement; none before the money arrived. */
  bank_reference: string | null;
  /** Why the bank sent the money back. */
  rejection: { code: string; message: string } | null;
};

/** What a bank account of the sandbox does with money that comes in. */
export type AccountBehaviour = {
  outcome: 'paid' | 'rejected';
  /** Whether the bank takes its time before the outcome. */
  delayed: boolean;
  /** What becomes of the answer to the order; the order stands either way. */
  delivery: 'normal' | 'error';
  rejection: Payout['rejection'];
};

const closed = { code: 'account_closed', message: 'The account has been closed.' };
const wrongName = { code: 'name_mismatch', message: 'The name does not match the account.' };

/** Accounts that do something else than to be paid at once, by the last four digits. */
export const testAccounts: Readonly<Record<string, AccountBehaviour>> = {
  '0002': { outcome: 'rejected', delayed: false, delivery: 'normal', rejection: closed },
  '0003': { outcome: 'paid', delayed: true, delivery: 'normal', rejection: null },
  '0004': { outcome: 'rejected', delayed: true, delivery: 'normal', rejection: wrongName },
  '0005': { outcome: 'paid', delayed: false, delivery: 'error', rejection: null },
};

const paysAtOnce: AccountBehaviour = { outcome: 'paid', delayed: false, delivery: 'normal', rejection: null };

export function behaviourOf(account: PayoutAccount): AccountBehaviour {
  return testAccounts[account.last4] ?? paysAtOnce;
}
