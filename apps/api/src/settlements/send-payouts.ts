import type { Bank, PayoutOutcome } from '../banks/bank.ts';
import type { AppDependencies } from '../dependencies.ts';
import { payoutPaidPostings, payoutReturnedPostings } from '../ledger/posting.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { MINUTE, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { eachRow } from '../platform/each-row.ts';
import { failpoint } from '../platform/failpoint.ts';
import { leaseUntil, nextTry } from '../platform/next-try.ts';
import { recordEvent } from '../platform/outbox.ts';
import { shorten } from '../platform/shorten.ts';
import type { ClaimedPayout } from './claim-payout.ts';
import { bookPayout, claimPayout, isPaidOutHere, payableSettlements } from './claim-payout.ts';

const BATCH = 20;

/** How long a settlement is put off that its business cannot pay for. */
const PUT_OFF = 10 * MINUTE;

/** A settlement that the bank is to be told or asked of. */
type Due = ClaimedPayout & { first: boolean };

/**
 * Tells the bank of settlements, under their ids, and asks what became of them until it says. One without bank details
 * stays pending until the business gives them, and until refunds made meanwhile are earned again. The bank of one mode never
 * hears of the other's settlements: they wait until that mode's payments are taken here again. Where no bank is connected they wait, too.
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

/** Claims and leases what is due, of our mode alone. */
function claimDue(
  { database, clock, config, bank }: AppDependencies,
  mayWork: typeof mayWorkInBackground,
): Promise<Due[]> {
  if (!isPaidOutHere({ mode: config.paymentMode }, { config, bank })) return Promise.resolve([]);
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWork(trx))) return [];
    const now = clock.now();
    const rows = await payableSettlements(trx)
      .where('settlement.next_try_at', '<=', now)
      .where('settlement.mode', '=', config.paymentMode)
      .orderBy('settlement.next_try_at')
      .limit(BATCH)
      .skipLocked()
      .execute();
    const due: Due[] = [];
    for (const row of rows) {
      const claimed = await claimPayout(trx, row, now);
      // It stays due, and the next round finds it.
      if (claimed === 'busy') continue;
      const update = trx.updateTable('settlements').where('id', '=', row.id);
      if (claimed === undefined) {
        await update.set({ next_try_at: after(now, PUT_OFF) }).execute();
        continue;
      }
      const { tries } = claimed;
      await update.set({ tries: tries + 1, next_try_at: leaseUntil(now) }).execute();
      // One that was claimed and never told of has no tries.
      due.push({ ...claimed, first: tries === 0 });
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

/**
 * Writes down what the bank said, in one commit; a second answer changes nothing. One that has not decided yet is asked later
 * each time; a try that was killed puts nothing off.
 */
async function settlePayout(trx: Transaction, id: string, outcome: PayoutOutcome, now: Date): Promise<void> {
  const settlement = await trx
    .selectFrom('settlements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (settlement.status !== 'processing') return;
  if (outcome.result !== 'paid' && outcome.result !== 'rejected') {
    const next_try_at = nextTry(now, settlement.tries - 1);
    await trx.updateTable('settlements').set({ next_try_at }).where('id', '=', id).execute();
    return;
  }
  const paid = outcome.result === 'paid';
  await trx
    .updateTable('settlements')
    .set({
      next_try_at: null,
      ...(outcome.result === 'paid'
        ? { status: 'paid', bank_reference: shorten(outcome.bankReference, 200), paid_at: now }
        : { status: 'failed', failure_reason: shorten(outcome.message, 300) }),
    })
    .where('id', '=', id)
    .execute();
  if (paid) await bookPayout(trx, settlement, 'payout_paid', payoutPaidPostings(settlement.net_amount), now);
  else
    await bookPayout(trx, settlement, 'payout_returned', payoutReturnedPostings(settlement.net_amount), now);
  await recordEvent(trx, {
    businessId: settlement.business_id,
    type: paid ? 'settlement.paid' : 'settlement.failed',
    subjectId: id,
    payload: { mode: settlement.mode, currency: settlement.currency, net: settlement.net_amount },
    occurredAt: now,
  });
}
