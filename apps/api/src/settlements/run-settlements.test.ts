import { expect, test } from 'vitest';
import { DAY } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { signUpMerchant } from '../testing/people.ts';
import { settlementWorld } from '../testing/settlement-world.ts';
import { runSettlements } from './run-settlements.ts';
import { tryLockGroup } from './settlement-group.ts';

const {
  api,
  owner,
  settlements,
  paid,
  refund,
  payment,
  feeOf,
  balancesOf,
  giveBankDetails,
  expectCleanBooks,
  nextMorning,
  week,
} = await settlementWorld();

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

test('the last millisecond of a day and the first of the next are in different settlements, each once', async () => {
  const midnight = new Date(week());
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

test('many runs at once, and again, put a payment into exactly one settlement', async () => {
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

test('what another server is settling is left to it without a word, and taken up later where it was killed', async () => {
  const id = await paid(100_000);
  nextMorning();
  const { business_id: businessId } = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('payments').select('business_id').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  await api.database.forBusiness(businessId, async (trx) => {
    expect(await tryLockGroup(trx, { businessId, mode: 'test', currency: 'NGN' })).toBe(true);
    await runSettlements(api.deps);
  });
  expect((await payment(id)).settlement_id).toBeNull();
  await runSettlements(api.deps);
  expect((await payment(id)).settlement_id).not.toBeNull();
});

test('a refund while settlements run is in exactly one of them', async () => {
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
  const events = await api.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('outbox_events')
      .select(['type', 'payload'])
      .where('subject_id', '=', negative?.id ?? '')
      .orderBy('id')
      .execute(),
  );
  expect(events).toMatchObject([
    { type: 'settlement.created', payload: { net: 0 } },
    { type: 'settlement.paid', payload: { net: 0 } },
  ]);

  const fee = await feeOf(await paid(2_000_000));
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements())[0]).toMatchObject({
    adjustments: { amount: -600_000 },
    net: { amount: 2_000_000 - fee - 600_000 },
  });
  await expectCleanBooks();
});

test('a business whose time zone is not known is told of by itself, and keeps none from its settlements', async () => {
  const id = await paid(100_000);
  const { business } = await signUpMerchant(api);
  await api.testDatabase.asAdmin(async (admin) => {
    // Something to settle, whatever it belongs to.
    await admin.query('set session_replication_role = replica');
    await admin.query(`insert into dispute_movements values ('none', 'opened', $1, 'test', 'NGN', 1, $2)`, [
      business.id,
      api.clock.now(),
    ]);
    await admin.query(`update businesses set time_zone = 'Mars/Olympus' where id = $1`, [business.id]);
  });
  nextMorning();
  await expect(runSettlements(api.deps)).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining(business.id), cause: { name: 'RangeError' } }],
  });
  expect((await payment(id)).settlement_id).toMatch(/^stl_/);
});
