import type { Bank, PayoutOutcome } from '../banks/bank.ts';
import type { AppDependencies } from '../dependencies.ts';
import { payoutPaidPostings, payoutPostings, payoutReturnedPostings } from '../ledger/posting.ts';
import type { LedgerKind, Posting } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import type { Transaction } from '../platform/database.ts';
import { eachRow } from '../platform/each-row.ts';
import { nextTry } from '../platform/next-try.ts';
import { recordEvent } from '../platform/outbox.ts';
import type { Settlement } from './settlement-answer.ts';

const BATCH = 20;

/** A settlement that the bank is to be told or asked of, and the account that it goes to. */
type Due = Settlement & { bank_name: string; account_name: string; last4: string; first: boolean };

/**
 * Tells the bank of settlements, under their ids, and asks what became of them until it says. One without bank details
 * stays pending until the business gives them.
 */
export async function sendPayouts(deps: AppDependencies, mayWork = mayWorkInBackground): Promise<void> {
  const due = await claimDue(deps, mayWork);
  await eachRow(due, 'at once', async (settlement) => {
    const outcome = await ask(deps.bank, settlement);
    await deps.database.forBusiness(settlement.business_id, (trx) =>
      settlePayout(trx, settlement.id, outcome, deps.clock.now()),
    );
  });
}

/** Leases what is due. A pending one becomes processing, its money booked as on the way, before the bank hears of it. */
function claimDue({ database, clock }: AppDependencies, mayWork: typeof mayWorkInBackground): Promise<Due[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWork(trx))) return [];
    const now = clock.now();
    const rows = await trx
      .selectFrom('settlements as settlement')
      .innerJoin('business_accounts as account', (join) =>
        join
          .onRef('account.business_id', '=', 'settlement.business_id')
          .onRef('account.currency', '=', 'settlement.currency'),
      )
      .selectAll('settlement')
      .select(['account.id as payee_id', 'account.bank_name', 'account.account_name', 'account.last4'])
      .where('settlement.next_try_at', '<=', now)
      .where('account.last4', 'is not', null)
      // The account that it was claimed for, however the details change while the bank is at it.
      .where((where) =>
        where.or([
          where('settlement.account_id', 'is', null),
          where('settlement.account_id', '=', where.ref('account.id')),
        ]),
      )
      .orderBy('settlement.next_try_at')
      .limit(BATCH)
      .forUpdate('settlement')
      .skipLocked()
      .execute();
    const due: Due[] = [];
    for (const { payee_id, bank_name, account_name, last4, ...settlement } of rows) {
      if (bank_name === null || account_name === null || last4 === null) continue;
      const first = settlement.status === 'pending';
      await trx
        .updateTable('settlements')
        .set({
          status: 'processing',
          account_id: payee_id,
          tries: settlement.tries + 1,
          next_try_at: nextTry(now, settlement.tries),
        })
        .where('id', '=', settlement.id)
        .execute();
      if (first) await book(trx, settlement, 'payout', payoutPostings(settlement.net_amount), now);
      due.push({ ...settlement, bank_name, account_name, last4, first });
    }
    return due;
  });
}

async function ask(bank: Bank, settlement: Due): Promise<PayoutOutcome> {
  const order = () =>
    bank.pay({
      key: settlement.id,
      amount: settlement.net_amount,
      currency: settlement.currency,
      account: {
        bankName: settlement.bank_name,
        accountName: settlement.account_name,
        last4: settlement.last4,
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
