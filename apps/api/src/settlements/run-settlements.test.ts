import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Bank, PayoutOutcome } from '../banks/bank.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { readBalances } from '../ledger/read-balances.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { sweepOnce } from '../sweep.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { PASSWORD } from '../testing/people.ts';
import { sessionOf } from '../testing/test-app.ts';
import { runSettlements } from './run-settlements.ts';
import { sendPayouts } from './send-payouts.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const businessId = merchant.business.id;

/** Sessions end after half a day, and these tests go on for weeks. */
async function owner() {
  return sessionOf(await api.call('loginUser', { body: { email: merchant.email, password: PASSWORD } }));
}

async function settlements(currency = 'NGN') {
  const { data } = await api.call('listSettlements', { as: await owner(), query: { currency, limit: 100 } });
  return data;
}

/** A payment of so many minor units, taken now. */
async function paid(amount: number, currency = 'NGN') {
  const as = await owner();
  const { data: link } = await api.call('createPaymentLink', {
    as,
    body: {
      mode: 'test',
      title: 'Bread',
      amount_type: 'fixed',
      currency,
      amount: { amount, currency },
      collect_phone: false,
      collect_address: false,
    },
  });
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approved);
  const { data: rows } = await api.call('listTransactions', { as, query: { search: payment.reference } });
  return rows[0]?.id ?? '';
}

async function refund(transaction_id: string, amount: number, currency = 'NGN') {
  const answer = await api.call('refundTransaction', {
    as: await owner(),
    headers: { 'idempotency-key': randomUUID() },
    body: { transaction_id, reason: 'requested_by_customer', amount: { amount, currency } },
  });
  expect(answer.data.status, answer.error.message).toBe('succeeded');
}

async function payment(transaction_id: string) {
  return (await api.call('getTransaction', { as: await owner(), params: { transaction_id } })).data;
}

async function feeOf(transaction_id: string): Promise<number> {
  return (await payment(transaction_id)).fee?.amount ?? 0;
}

const balancesOf = (currency: string) =>
  api.database
    .forBusiness(businessId, (trx) => readBalances(trx, businessId, 'test'))
    .then((all) => all.get(currency));

async function giveBankDetails(last4: string, currency = 'NGN') {
  await api.database.forBusiness(businessId, (trx) =>
    trx
      .insertInto('business_accounts')
      .values({
        id: newId('business_account'),
        business_id: businessId,
        currency,
        bank_name: 'Access Bank',
        account_name: 'Obi Bakery',
        last4,
        is_default: false,
        created_at: api.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['business_id', 'currency']).doUpdateSet({
          bank_name: 'Access Bank',
          account_name: 'Obi Bakery',
          last4,
        }),
      )
      .execute(),
  );
}

/** Lets the bank answer otherwise for as long as the work takes. */
async function withBank(other: Partial<Bank>, work: () => Promise<void>): Promise<void> {
  const { bank } = api.deps;
  Object.assign(api.deps, { bank: { ...bank, ...other } satisfies Bank });
  try {
    await work();
  } finally {
    Object.assign(api.deps, { bank });
  }
}

const expectCleanBooks = async () => expect((await verifyLedger(api.database)).findings).toEqual([]);

/** Each test has a week of its own; Lagos is an hour ahead of UTC all year. */
let week = new Date('2026-03-02T09:00:00Z');
beforeEach(() => {
  week = new Date(week.getTime() + 7 * DAY);
  api.clock.set(week);
});
const nextMorning = () => api.clock.advance(DAY);

test('at the cut-off, what was paid less fees and refunds becomes one settlement, and is paid to the bank', async () => {
  await giveBankDetails('4321');
  const first = await paid(500_000);
  const second = await paid(250_000);
  await refund(second, 50_000);
  await sweepOnce(api.deps);
  expect(await settlements(), 'the day is not over').toEqual([]);

  nextMorning();
  await sweepOnce(api.deps);
  await sweepOnce(api.deps);
  const [settlement, ...others] = await settlements();
  expect(others).toEqual([]);
  const fees = (await feeOf(first)) + (await feeOf(second));
  expect(settlement).toMatchObject({
    status: 'paid',
    gross: { amount: 750_000, currency: 'NGN' },
    fees: { amount: fees },
    refunds: { amount: 50_000 },
    adjustments: { amount: 0 },
    net: { amount: 750_000 - fees - 50_000 },
    transaction_count: 2,
    account: { bank_name: 'Access Bank', last4: '4321' },
    bank_reference: expect.stringMatching(/^HB/),
    period_start: '2026-03-08T23:00:00.000Z',
    period_end: '2026-03-09T23:00:00.000Z',
    expected_at: '2026-03-10',
    failure_reason: null,
  });
  expect((await payment(first)).settlement_id).toBe(settlement?.id);
  const { data: listed } = await api.call('listTransactions', {
    as: await owner(),
    query: { settlement_id: settlement?.id ?? '' },
  });
  expect(listed.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  expect(await balancesOf('NGN')).toMatchObject({ available: 0, pending: 0 });
  await expectCleanBooks();
});

test('C28: the last millisecond of a day and the first of the next are in different settlements, each once', async () => {
  const midnight = new Date(week);
  midnight.setUTCHours(23, 0, 0, 0);
  api.clock.set(new Date(midnight.getTime() - 1));
  const last = await paid(100_000);
  api.clock.set(midnight);
  const first = await paid(200_000);
  api.clock.advance(2 * DAY);
  await runSettlements(api.deps);
  const today = (await settlements()).slice(0, 2);
  expect(today.map(({ gross, period_end }) => [gross.amount, period_end])).toEqual(
    expect.arrayContaining([
      [100_000, midnight.toISOString()],
      [200_000, new Date(midnight.getTime() + DAY).toISOString()],
    ]),
  );
  const ids = [(await payment(last)).settlement_id, (await payment(first)).settlement_id];
  expect(new Set(ids).size).toBe(2);
  await expectCleanBooks();
});

test('C29: many runs at once, and again, put a payment into exactly one settlement', async () => {
  const before = (await settlements()).length;
  await Promise.all([paid(100_000), paid(100_000), paid(100_000)]);
  nextMorning();
  await Promise.all(Array.from({ length: 8 }, () => runSettlements(api.deps)));
  await runSettlements(api.deps);
  const after = await settlements();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ gross: { amount: 300_000 }, transaction_count: 3 });
  await expectCleanBooks();
});

test('C22: a refund while settlements run is in exactly one of them', async () => {
  const id = await paid(400_000);
  nextMorning();
  await Promise.all([runSettlements(api.deps), refund(id, 100_000), runSettlements(api.deps)]);
  nextMorning();
  await runSettlements(api.deps);
  const [refunded] = (await payment(id)).refunds;
  expect(refunded?.settlement_id).toMatch(/^stl_/);
  await expectCleanBooks();
});

test('what was committed after its own day was settled goes into the next settlement', async () => {
  await paid(100_000);
  nextMorning();
  await runSettlements(api.deps);
  // A capture whose commit took longer than the cut-off: it carries the time of the day before.
  api.clock.advance(-DAY);
  const late = await paid(300_000);
  api.clock.advance(DAY);
  await runSettlements(api.deps);
  expect((await payment(late)).settlement_id).toBeNull();
  nextMorning();
  await runSettlements(api.deps);
  expect((await payment(late)).settlement_id).toMatch(/^stl_/);
  await expectCleanBooks();
});

test('a day on which more went out than came in pays nothing, and is carried into the next settlement', async () => {
  await giveBankDetails('4321');
  await sweepOnce(api.deps);
  const id = await paid(1_000_000);
  nextMorning();
  await sweepOnce(api.deps);
  await refund(id, 600_000);
  nextMorning();
  await sweepOnce(api.deps);
  const [negative] = await settlements();
  expect(negative).toMatchObject({
    status: 'paid',
    gross: { amount: 0 },
    refunds: { amount: 600_000 },
    adjustments: { amount: 600_000 },
    net: { amount: 0 },
    bank_reference: null,
  });
  expect((await balancesOf('NGN'))?.available).toBe(-600_000);

  const fee = await feeOf(await paid(2_000_000));
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements())[0]).toMatchObject({
    adjustments: { amount: -600_000 },
    net: { amount: 2_000_000 - fee - 600_000 },
  });
  await expectCleanBooks();
});

test('without bank details a settlement waits; it is paid once they are given', async () => {
  await paid(4_999, 'USD');
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements('USD'))[0]).toMatchObject({ status: 'pending', account: null });
  await giveBankDetails('7654', 'USD');
  await sweepOnce(api.deps);
  expect((await settlements('USD'))[0]).toMatchObject({ status: 'paid', account: { last4: '7654' } });
  await expectCleanBooks();
});

test('what the bank sends back fails with the reason, and the next settlement pays it', async () => {
  await giveBankDetails('0002', 'USD');
  const firstFee = await feeOf(await paid(10_000, 'USD'));
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements('USD'))[0]).toMatchObject({
    status: 'failed',
    failure_reason: 'The account has been closed.',
    paid_at: null,
  });
  expect((await balancesOf('USD'))?.available).toBe(10_000 - firstFee);

  await giveBankDetails('7654', 'USD');
  const secondFee = await feeOf(await paid(20_000, 'USD'));
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements('USD'))[0]).toMatchObject({
    status: 'paid',
    adjustments: { amount: 10_000 - firstFee },
    net: { amount: 30_000 - firstFee - secondFee },
  });
  await expectCleanBooks();
});

test('what the bank sent back is paid once the details are others, although nothing more is sold', async () => {
  await giveBankDetails('0002', 'EUR');
  const fee = await feeOf(await paid(10_000, 'EUR'));
  nextMorning();
  await sweepOnce(api.deps);
  const [failed, ...none] = await settlements('EUR');
  expect([failed?.status, none]).toEqual(['failed', []]);
  nextMorning();
  await sweepOnce(api.deps);
  expect(await settlements('EUR'), 'the closed account is not tried again').toHaveLength(1);

  await giveBankDetails('7654', 'EUR');
  for (let day = 0; day < 3; day += 1) {
    await sweepOnce(api.deps);
    nextMorning();
  }
  const [again, old, ...others] = await settlements('EUR');
  expect(others).toEqual([]);
  expect(again).toMatchObject({
    status: 'paid',
    gross: { amount: 0 },
    adjustments: { amount: 10_000 - fee },
    net: { amount: 10_000 - fee },
    account: { last4: '7654' },
    period_start: '2026-05-04T23:00:00.000Z',
    expected_at: '2026-05-06',
  });
  expect(old?.account, 'as it was then').toMatchObject({ last4: '0002' });
  expect(await balancesOf('EUR')).toMatchObject({ available: 0, pending: 0 });
  await expectCleanBooks();
});

test('an order that is given again goes to whom it was meant for, whatever the details are by then', async () => {
  await giveBankDetails('7654', 'GBP');
  await paid(10_000, 'GBP');
  nextMorning();
  await withBank({ pay: async () => ({ result: 'unknown' }) }, () => sweepOnce(api.deps));
  await giveBankDetails('1111', 'GBP');
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect((await settlements('GBP'))[0]).toMatchObject({ status: 'paid', account: { last4: '7654' } });
  await expectCleanBooks();
});

test('what waits for bank details is not paid out once it was refunded; new sales pay it first', async () => {
  const first = await paid(10_000, 'KES');
  const fee = await feeOf(first);
  nextMorning();
  await sweepOnce(api.deps);
  await refund(first, 9_000, 'KES');
  nextMorning();
  await sweepOnce(api.deps);
  await giveBankDetails('7654', 'KES');
  await sweepOnce(api.deps);
  expect((await settlements('KES')).map(({ status, net }) => [status, net.amount])).toEqual([
    ['paid', 0],
    ['pending', 10_000 - fee],
  ]);
  expect((await balancesOf('KES'))?.available).toBe(1_000 - fee);

  const more = await feeOf(await paid(20_000, 'KES'));
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements('KES')).map(({ status, net }) => [status, net.amount])).toEqual([
    ['paid', 20_000 - more - 9_000],
    ['paid', 0],
    ['paid', 10_000 - fee],
  ]);
  expect((await balancesOf('KES'))?.available).toBe(0);
  await expectCleanBooks();
});

test('a bank that takes its time is asked until it has paid', async () => {
  await giveBankDetails('7654', 'USD');
  await paid(10_000, 'USD');
  nextMorning();
  const slow: PayoutOutcome = { result: 'processing' };
  await withBank({ pay: async () => slow, inquire: async () => slow }, async () => {
    await sweepOnce(api.deps);
    api.clock.advance(HOUR);
    await sweepOnce(api.deps);
    expect((await settlements('USD'))[0]).toMatchObject({ status: 'processing', paid_at: null });
    await expectCleanBooks();
  });
  api.clock.advance(HOUR);
  await sweepOnce(api.deps);
  expect((await settlements('USD'))[0]).toMatchObject({ status: 'paid' });
  await expectCleanBooks();
});

test('an order whose answer is lost is never paid twice', async () => {
  await giveBankDetails('0005', 'USD');
  await paid(10_000, 'USD');
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements('USD'))[0]?.status, 'the bank answered 500').toBe('processing');
  const orders: string[] = [];
  const { bank } = api.deps;
  const counted = (request: Parameters<Bank['pay']>[0]) => {
    orders.push(request.key);
    return bank.pay(request);
  };
  await withBank({ pay: counted }, async () => {
    api.clock.advance(MINUTE);
    await Promise.all([sendPayouts(api.deps), sendPayouts(api.deps)]);
  });
  expect(orders).toEqual([]);
  expect((await settlements('USD'))[0]?.status).toBe('paid');
  await expectCleanBooks();
});

test('an order that never arrived is given again', async () => {
  await giveBankDetails('7654', 'USD');
  await paid(10_000, 'USD');
  nextMorning();
  await withBank({ pay: async () => ({ result: 'unknown' }) }, () => sweepOnce(api.deps));
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect((await settlements('USD'))[0]?.status).toBe('paid');
  await expectCleanBooks();
});
