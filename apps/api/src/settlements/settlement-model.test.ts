import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capturePostings, refundPostings } from '../ledger/posting.ts';
import type { Posting } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { readBalances } from '../ledger/read-balances.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { DAY, HOUR, MINUTE, after } from '../platform/clock.ts';
import { jsonb } from '../platform/database.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { BankMood } from '../testing/flaky-bank.ts';
import { flakyBank } from '../testing/flaky-bank.ts';
import { decideOldest, disputeNewest } from '../testing/model-disputes.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { runSettlements } from './run-settlements.ts';
import { sendPayouts } from './send-payouts.ts';

/** More of them, where somebody has the time: SETTLEMENT_RUNS=500. */
const RUNS = Number(process.env.SETTLEMENT_RUNS ?? 5);

const bank = flakyBank();
const api = await testApp({ deps: { bank } });
const { business } = await signUpMerchant(api);

/** Each sequence has a currency of its own, AAA, AAB and so on, and with it books of its own. */
let sequences = 0;
let currency = '';

function nextCurrency(): string {
  const letter = (place: number) => String.fromCodePoint(65 + (Math.floor(sequences / 26 ** place) % 26));
  const code = letter(2) + letter(1) + letter(0);
  sequences += 1;
  return code;
}

const inBusiness = <T>(work: (trx: Transaction) => Promise<T>) => api.database.forBusiness(business.id, work);

function book(trx: Transaction, kind: 'capture' | 'refund', sourceId: string, postings: Posting[]) {
  const occurredAt = api.clock.now();
  return postTransaction(trx, {
    businessId: business.id,
    mode: 'test',
    kind,
    sourceId,
    currency,
    postings,
    occurredAt,
  });
}

/** A payment, as a charge leaves it. */
const pay = (amount: number, fee: number) =>
  inBusiness(async (trx) => {
    const id = newId('transaction');
    const now = api.clock.now();
    const reference = id.replaceAll('_', '-');
    await trx
      .insertInto('checkout_addresses')
      .values({ reference, business_id: business.id, kind: 'payment', subject_id: id })
      .execute();
    await trx
      .insertInto('payments')
      .values({
        id,
        business_id: business.id,
        mode: 'test',
        reference,
        checkout_reference: reference,
        amount,
        currency,
        status: 'succeeded',
        source: 'api',
        customer: jsonb({}),
        metadata: jsonb({}),
        custom_fields: jsonb([]),
        captured_amount: amount,
        fee_amount: fee,
        refund_claimed_amount: 0,
        refunded_amount: 0,
        created_at: now,
        expires_at: after(now, MINUTE),
        paid_at: now,
        updated_at: now,
      })
      .execute();
    await book(trx, 'capture', id, capturePostings(amount, fee));
  });

/** Refunds what is left of the newest payment that has something left, or a third of it. */
const refund = (all: boolean) =>
  inBusiness(async (trx) => {
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('currency', '=', currency)
      .whereRef('refunded_amount', '<', 'captured_amount')
      .where('status', '<>', 'disputed')
      .orderBy('id', 'desc')
      .forUpdate()
      .executeTakeFirst();
    if (payment === undefined) return;
    const left = payment.captured_amount - payment.refunded_amount;
    const amount = all ? left : Math.ceil(left / 3);
    const refunded_amount = payment.refunded_amount + amount;
    const id = newId('refund');
    const now = api.clock.now();
    await trx
      .updateTable('payments')
      .set({ refunded_amount, refund_claimed_amount: refunded_amount, status: 'partially_refunded' })
      .where('id', '=', payment.id)
      .execute();
    await trx
      .insertInto('refunds')
      .values({
        id,
        business_id: business.id,
        payment_id: payment.id,
        amount,
        currency,
        status: 'succeeded',
        reason: 'other',
        tries: 1,
        created_at: now,
        finished_at: now,
      })
      .execute();
    await book(trx, 'refund', id, refundPostings(amount, 0));
  });

/** Bank details, other ones each time. */
const giveDetails = (last4: string) =>
  inBusiness((trx) =>
    trx
      .insertInto('business_accounts')
      .values({
        id: newId('business_account'),
        business_id: business.id,
        currency,
        bank_name: 'Bank',
        account_name: 'Obi',
        last4,
        is_default: false,
        created_at: api.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['business_id', 'currency']).doUpdateSet({ last4 }))
      .execute(),
  );

/** Two servers at once. */
async function work(): Promise<void> {
  const { deps } = api;
  await Promise.all([runSettlements(deps), sendPayouts(deps), runSettlements(deps), sendPayouts(deps)]);
}

type Command = { run: () => Promise<unknown> | void };

const moods: BankMood[] = ['paid', 'rejected', 'lost', 'missing', 'slow', 'slow_rejected'];
const command: fc.Arbitrary<[string, Command]> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2, max: 2 ** 30 }), fc.integer({ min: 0, max: 1 }))
    .map(([amount, fee]): [string, Command] => [`pay ${amount} − ${fee}`, { run: () => pay(amount, fee) }]),
  fc
    .boolean()
    .map((all): [string, Command] => [`refund ${all ? 'all' : 'some'}`, { run: () => refund(all) }]),
  fc
    .boolean()
    .map((all): [string, Command] => [
      `dispute ${all ? 'all' : 'some'}`,
      { run: () => inBusiness((trx) => disputeNewest(trx, currency, all, api.clock.now())) },
    ]),
  fc
    .constantFrom('won' as const, 'lost' as const)
    .map((outcome): [string, Command] => [
      outcome,
      { run: () => inBusiness((trx) => decideOldest(trx, currency, outcome, api.clock.now())) },
    ]),
  fc
    .constantFrom(1, 3)
    .map((n): [string, Command] => [`${n} days`, { run: () => api.clock.advance(n * DAY) }]),
  fc.constant<[string, Command]>(['work', { run: work }]),
  fc.constant<[string, Command]>(['a refund at work', { run: () => Promise.all([work(), refund(false)]) }]),
  fc.constant<[string, Command]>(['hurry', { run: () => bank.hurry() }]),
  fc
    .constantFrom(...moods)
    .map((mood): [string, Command] => [`bank: ${mood}`, { run: () => void (bank.mood = mood) }]),
  fc
    .constantFrom('1111', '2222')
    .map((n): [string, Command] => [`account ${n}`, { run: () => giveDetails(n) }]),
);

/** The nets, calculated anew from what each settlement took; and all money is somewhere, once. Gives the sum of the payouts. */
async function expectRight(): Promise<number> {
  expect((await verifyLedger(api.database)).findings).toEqual([]);
  return inBusiness(async (trx) => {
    const settlements = await trx
      .selectFrom('settlements')
      .selectAll()
      .where('currency', '=', currency)
      .orderBy('period_end')
      .execute();
    let carried = 0;
    let until = 0;
    for (const { id, net_amount, ...sums } of settlements) {
      for (const failed of settlements) if (failed.carried_by === id) carried += failed.net_amount;
      carried += sums.gross_amount - sums.fee_amount - sums.refund_amount - sums.dispute_amount - net_amount;
      expect(net_amount, `${id} pays what there is`).toBe(Math.max(carried + net_amount, 0));
      expect(sums.period_start.getTime(), 'periods do not overlap').toBeGreaterThanOrEqual(until);
      until = sums.period_end.getTime();
    }
    const { available = 0, pending = 0 } = (await readBalances(trx, business.id, 'test')).get(currency) ?? {};
    const sent = settlements.filter(({ status }) => status === 'paid' || status === 'processing');
    const nets = sent.reduce((sum, { net_amount }) => sum + net_amount, 0);
    const payments = await trx.selectFrom('payments').selectAll().where('currency', '=', currency).execute();
    const owed = payments.reduce(
      (sum, one) => sum + one.captured_amount - one.fee_amount - one.refunded_amount - one.disputed_amount,
      0,
    );
    expect(nets + available + pending).toBe(owed);
    return nets;
  });
}

/** The bank comes to its senses, and days go by. */
async function settleDown(): Promise<void> {
  bank.mood = 'paid';
  bank.hurry();
  await giveDetails('9999');
  for (let round = 0; round < 3; round += 1) {
    api.clock.advance(DAY + HOUR);
    await work();
    await work();
  }
}

test(
  'whatever happens in whatever order, everything is settled once and paid once',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(command, { minLength: 8, maxLength: 20 }),
        async (known, commands) => {
          currency = nextCurrency();
          bank.mood = 'paid';
          if (known) await giveDetails('1111');
          for (const [, { run }] of commands) await run();
          await expectRight();
          await settleDown();
          expect(await expectRight(), 'what was sent is what the bank paid').toBe(bank.paid(currency));
          await inBusiness(async (trx) => {
            const left = await trx
              .selectFrom('payments')
              .select('id')
              .where('currency', '=', currency)
              .where('settlement_id', 'is', null)
              .execute();
            expect(left, 'nothing is left behind').toEqual([]);
            const balances = (await readBalances(trx, business.id, 'test')).get(currency);
            const waiting = await trx
              .selectFrom('settlements')
              .select('net_amount')
              .where('currency', '=', currency)
              .where('status', '=', 'pending')
              .execute();
            if (known) expect(waiting, 'with a payee, no payout waits for what a later day lost').toEqual([]);
            // Without one, what was refunded or disputed since may leave too little: then it waits for new sales.
            const most =
              waiting.length === 0 ? 0 : Math.min(...waiting.map(({ net_amount }) => net_amount)) - 1;
            expect(balances?.available ?? 0, 'nothing that is owed is kept').toBeLessThanOrEqual(most);
          });
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  Math.max(RUNS * 15_000, 60_000),
);
