import type { AppDependencies } from '../dependencies.ts';
import type { LedgerKind, Posting } from '../ledger/posting.ts';
import { payoutPostings } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { isOfOurMode } from '../payments/of-our-mode.ts';
import type { Transaction } from '../platform/database.ts';
import { isAvailable } from './carry-over.ts';
import type { Settlement } from './settlement-answer.ts';
import type { SettlementGroup } from './settlement-group.ts';
import { tryLockGroup } from './settlement-group.ts';

/** Whom a settlement is paid to. */
interface Payee {
  account_id: string;
  payee_bank_name: string;
  payee_account_name: string;
  payee_last4: string;
}

/** A settlement whose money is on its way to a payee who is written down. */
export type ClaimedPayout = Settlement & Payee;

type Payable = Settlement & {
  current_id: string | null;
  bank_name: string | null;
  account_name: string | null;
  last4: string | null;
};

/** Whether a settlement's bank is asked by this server: one of our mode, where one is connected. */
export function isPaidOutHere(
  group: Pick<SettlementGroup, 'mode'>,
  { config, bank }: Pick<AppDependencies, 'config' | 'bank'>,
): boolean {
  return isOfOurMode(group, config) && bank.isAbsent !== true;
}

/** Whether anybody knows where a group's money is to go. */
export async function hasBankDetails(
  trx: Transaction,
  { businessId, currency }: SettlementGroup,
): Promise<boolean> {
  const account = await trx
    .selectFrom('business_accounts')
    .select('id')
    .where('business_id', '=', businessId)
    .where('currency', '=', currency)
    .where('last4', 'is not', null)
    .executeTakeFirst();
  return account !== undefined;
}

/** Settlements whose payee is known, with the details that their business's account has now; their rows are held. */
export function payableSettlements(trx: Transaction) {
  return trx
    .selectFrom('settlements as settlement')
    .leftJoin('business_accounts as account', (join) =>
      join
        .onRef('account.business_id', '=', 'settlement.business_id')
        .onRef('account.currency', '=', 'settlement.currency'),
    )
    .selectAll('settlement')
    .select(['account.id as current_id', 'account.bank_name', 'account.account_name', 'account.last4'])
    .where((where) =>
      where.or([where('settlement.account_id', 'is not', null), where('account.last4', 'is not', null)]),
    )
    .forUpdate('settlement');
}

/**
 * Claims a payout before the bank hears of it. A pending one becomes processing, its money booked as on the way and its
 * payee written down: however the bank details change meanwhile, the bank is asked and told of the same payee. `undefined`
 * where there is no payee, or too little money after what was refunded while it waited; `'busy'` where another transaction
 * settles or pays out the same group, whose money may be what this one would be paid with.
 */
export async function claimPayout(
  trx: Transaction,
  { current_id, bank_name, account_name, last4, ...settlement }: Payable,
  now: Date,
): Promise<ClaimedPayout | 'busy' | undefined> {
  const payee = payeeOf(settlement) ?? readPayee(current_id, bank_name, account_name, last4);
  if (payee === undefined) return undefined;
  if (settlement.status !== 'pending') return { ...settlement, ...payee };
  const { business_id: businessId, mode, currency, net_amount } = settlement;
  if (!(await tryLockGroup(trx, { businessId, mode, currency }))) return 'busy';
  // While it waited for bank details, more may have been refunded than came in; then it waits for its money, too.
  if (!(await isAvailable(trx, { businessId, mode, currency }, net_amount))) return undefined;
  await trx
    .updateTable('settlements')
    .set({ status: 'processing', ...payee, next_try_at: now })
    .where('id', '=', settlement.id)
    .execute();
  await bookPayout(trx, settlement, 'payout', payoutPostings(settlement.net_amount), now);
  return { ...settlement, ...payee, status: 'processing' };
}

/**
 * Claims the payouts of earlier cut-offs before the next one is settled, however many are settled in one go: what a later
 * day loses is carried on and takes no payout away that was earned, and there, before it.
 */
export async function claimEarlierPayouts(
  trx: Transaction,
  { businessId, mode, currency }: SettlementGroup,
  now: Date,
): Promise<void> {
  const rows = await payableSettlements(trx)
    .where('settlement.business_id', '=', businessId)
    .where('settlement.mode', '=', mode)
    .where('settlement.currency', '=', currency)
    .where('settlement.status', '=', 'pending')
    .orderBy('settlement.period_end')
    .execute();
  for (const row of rows) await claimPayout(trx, row, now);
}

/** Books what happens to a settlement's payout. */
export function bookPayout(
  trx: Transaction,
  settlement: Settlement,
  kind: Extract<LedgerKind, `payout${string}`>,
  postings: Posting[],
  occurredAt: Date,
): Promise<void> {
  return postTransaction(trx, {
    businessId: settlement.business_id,
    mode: settlement.mode,
    kind,
    sourceId: settlement.id,
    currency: settlement.currency,
    postings,
    occurredAt,
  });
}

function payeeOf(settlement: Settlement): Payee | undefined {
  const { account_id, payee_bank_name, payee_account_name, payee_last4 } = settlement;
  return readPayee(account_id, payee_bank_name, payee_account_name, payee_last4);
}

function readPayee(
  id: string | null,
  bankName: string | null,
  accountName: string | null,
  last4: string | null,
): Payee | undefined {
  if (id === null || bankName === null || accountName === null || last4 === null) return undefined;
  return {
    account_id: id,
    payee_bank_name: bankName,
    payee_account_name: accountName,
    payee_last4: last4,
  };
}
