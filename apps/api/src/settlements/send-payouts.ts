import type { Bank, PayoutOutcome } from '../banks/bank.ts';
import type { AppDependencies } from '../dependencies.ts';
import { payoutPaidPostings, payoutPostings, payoutReturnedPostings } from '../ledger/posting.ts';
import type { LedgerKind, Posting } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { readBalances } from '../ledger/read-balances.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { MINUTE, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { eachRow } from '../platform/each-row.ts';
import { failpoint } from '../platform/failpoint.ts';
import { nextTry } from '../platform/next-try.ts';
import { recordEvent } from '../platform/outbox.ts';
import type { Settlement } from './settlement-answer.ts';

const BATCH = 20;

/** How long a settlement is put off that its business cannot pay for. */
const PUT_OFF = 10 * MINUTE;

/** Whom a settlement is paid to. */
interface Payee {
  account_id: string;
  payee_bank_name: string;
  payee_account_name: string;
  payee_last4: string;
}

/** A settlement that the bank is to be told or asked of. */
type Due = Settlement & Payee & { first: boolean };

/**
 * Tells the bank of settlements, under their ids, and asks what became of them until it says. One without bank details
 * stays pending until the business gives them, and until refunds made meanwhile are earned again.
 */
export async function sendPayouts(deps: AppDependencies, mayWork = mayWorkInBackground): Promise<void> {
  const due = await claimDue(deps, mayWork);
  await eachRow(due, 'at once', async (settlement) => {
    failpoint('payout.claimed');
    const outcome = await ask(deps.bank, settlement);
    failpoint('payout.answered');
    await deps.database.forBusiness(settlement.business_id, async (trx) => {
      await settlePayout(trx, settlement.id, outcome, deps.clock.now());
      failpoint('payout.before-commit');
    });
    failpoint('payout.committed');
  });
}

/**
 * Leases what is due. A pending one becomes processing, its money booked as on the way and its payee written down, before
 * the bank hears of it: however the bank details change meanwhile, it is asked and told of the same payee.
 */
function claimDue({ database, clock }: AppDependencies, mayWork: typeof mayWorkInBackground): Promise<Due[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWork(trx))) return [];
    const now = clock.now();
    const rows = await trx
      .selectFrom('settlements as settlement')
      .leftJoin('business_accounts as account', (join) =>
        join
          .onRef('account.business_id', '=', 'settlement.business_id')
          .onRef('account.currency', '=', 'settlement.currency'),
      )
      .selectAll('settlement')
      .select(['account.id as current_id', 'account.bank_name', 'account.account_name', 'account.last4'])
      .where('settlement.next_try_at', '<=', now)
      .where((where) =>
        where.or([where('settlement.account_id', 'is not', null), where('account.last4', 'is not', null)]),
      )
      .orderBy('settlement.next_try_at')
      .limit(BATCH)
      .forUpdate('settlement')
      .skipLocked()
      .execute();
    const due: Due[] = [];
    for (const { current_id, bank_name, account_name, last4, ...settlement } of rows) {
      const first = settlement.status === 'pending';
      const payee = payeeOf(settlement) ?? readPayee(current_id, bank_name, account_name, last4);
      if (payee === undefined) continue;
      const update = trx.updateTable('settlements').where('id', '=', settlement.id);
      if (first && !(await isCovered(trx, settlement))) {
        await update.set({ next_try_at: after(now, PUT_OFF) }).execute();
        continue;
      }
      const tries = settlement.tries + 1;
      const next_try_at = nextTry(now, settlement.tries);
      await update.set({ status: 'processing', ...payee, tries, next_try_at }).execute();
      if (first) await book(trx, settlement, 'payout', payoutPostings(settlement.net_amount), now);
      due.push({ ...settlement, ...payee, first });
    }
    return due;
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

/** While it waited for bank details, more may have been refunded than came in; then it waits for its money, too. */
async function isCovered(trx: Transaction, settlement: Settlement): Promise<boolean> {
  const balances = await readBalances(trx, settlement.business_id, settlement.mode);
  return (balances.get(settlement.currency)?.available ?? 0) >= settlement.net_amount;
}

async function ask(bank: Bank, settlement: Due): Promise<PayoutOutcome> {
  const order = () =>
    bank.pay({
      key: settlement.id,
      amount: settlement.net_amount,
      currency: settlement.currency,
      account: {
        bankName: settlement.payee_bank_name,
        accountName: settlement.payee_account_name,
        last4: settlement.payee_last4,
      },
    });
  if (settlement.first) return order();
  const outcome = await bank.inquire(settlement.id);
  // The order never arrived; its key makes sure that it is taken once.
  return outcome.result === 'not_found' ? order() : outcome;
}

/** Writes down what the bank said, in one commit; a second answer changes nothing. */
async function settlePayout(trx: Transaction, id: string, outcome: PayoutOutcome, now: Date): Promise<void> {
  if (outcome.result !== 'paid' && outcome.result !== 'rejected') return;
  const settlement = await trx
    .selectFrom('settlements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (settlement.status !== 'processing') return;
  const paid = outcome.result === 'paid';
  await trx
    .updateTable('settlements')
    .set({
      next_try_at: null,
      ...(outcome.result === 'paid'
        ? { status: 'paid', bank_reference: outcome.bankReference, paid_at: now }
        : { status: 'failed', failure_reason: outcome.message.slice(0, 300) }),
    })
    .where('id', '=', id)
    .execute();
  if (paid) await book(trx, settlement, 'payout_paid', payoutPaidPostings(settlement.net_amount), now);
  else await book(trx, settlement, 'payout_returned', payoutReturnedPostings(settlement.net_amount), now);
  await recordEvent(trx, {
    businessId: settlement.business_id,
    type: paid ? 'settlement.paid' : 'settlement.failed',
    subjectId: id,
    payload: { mode: settlement.mode, currency: settlement.currency, net: settlement.net_amount },
    occurredAt: now,
  });
}

function book(
  trx: Transaction,
  settlement: Settlement,
  kind: LedgerKind,
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
