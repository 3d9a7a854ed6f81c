import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { absentBank } from '../banks/absent-bank.ts';
import type { Bank } from '../banks/bank.ts';
import { MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { settlementWorld } from '../testing/settlement-world.ts';
import { claimPayout, payableSettlements } from './claim-payout.ts';
import { runSettlements } from './run-settlements.ts';
import { sendPayouts } from './send-payouts.ts';
import { settlePeriod } from './settle-period.ts';

const {
  api,
  settlements,
  paid,
  refund,
  feeOf,
  balancesOf,
  giveBankDetails,
  withBank,
  expectCleanBooks,
  nextMorning,
} = await settlementWorld();

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
    period_start: '2026-03-23T23:00:00.000Z',
    expected_at: '2026-03-25',
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

test('money that covers one of two payouts pays one, also where two servers claim one each at the same time', async () => {
  await giveBankDetails('7654', 'MAD');
  await paid(1_000, 'MAD');
  nextMorning();
  await sweepOnce(api.deps);
  await giveBankDetails(null, 'MAD');
  const first = await paid(10_000, 'MAD');
  nextMorning();
  await sweepOnce(api.deps);
  await paid(10_000, 'MAD');
  nextMorning();
  await refund(first, 9_000, 'MAD');
  nextMorning();
  await sweepOnce(api.deps);
  await giveBankDetails('7654', 'MAD');
  expect((await settlements('MAD')).map(({ status }) => status)).toEqual([
    'paid',
    'pending',
    'pending',
    'paid',
  ]);

  await api.database.acrossBusinesses(async (trx) => {
    const row = await payableSettlements(trx)
      .where('settlement.currency', '=', 'MAD')
      .where('settlement.status', '=', 'pending')
      .orderBy('settlement.period_end')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await claimPayout(trx, row, api.clock.now())).toMatchObject({ status: 'processing' });
    await sendPayouts(api.deps);
  });
  await sweepOnce(api.deps);
  expect((await settlements('MAD')).map(({ status }) => status)).toEqual(['paid', 'pending', 'paid', 'paid']);
  expect((await balancesOf('MAD'))?.available).toBeGreaterThanOrEqual(0);
  await expectCleanBooks();
});

test('two cut-offs in one go: what the second day lost is carried on, and takes nothing of the first day’s payout', async () => {
  await giveBankDetails('7654', 'ZAR');
  const first = await paid(100_000, 'ZAR');
  const fee = await feeOf(first);
  nextMorning();
  await refund(first, 60_000, 'ZAR');
  nextMorning();
  await Promise.all([runSettlements(api.deps), runSettlements(api.deps)]);
  await sweepOnce(api.deps);
  expect((await settlements('ZAR')).map(({ status, net }) => [status, net.amount])).toEqual([
    ['paid', 0],
    ['paid', 100_000 - fee],
  ]);
  expect((await balancesOf('ZAR'))?.available).toBe(-60_000);
  await expectCleanBooks();

  const more = await feeOf(await paid(200_000, 'ZAR'));
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements('ZAR'))[0]).toMatchObject({
    status: 'paid',
    adjustments: { amount: -60_000 },
    net: { amount: 200_000 - more - 60_000 },
  });
  await expectCleanBooks();
});

test('the bank of one mode never hears of the settlements of the other, which wait for theirs', async () => {
  await giveBankDetails('7654', 'EGP');
  await paid(10_000, 'EGP');
  nextMorning();
  const asked: string[] = [];
  const hears: Partial<Bank> = {
    async pay({ key }) {
      asked.push(key);
      return { result: 'paid', bankReference: 'OTHER' };
    },
  };
  Object.assign(api.deps.config, { paymentMode: 'live' });
  try {
    await withBank(hears, () => sweepOnce(api.deps));
  } finally {
    Object.assign(api.deps.config, { paymentMode: 'test' });
  }
  expect(asked).toEqual([]);
  expect((await settlements('EGP'))[0]).toMatchObject({ status: 'pending', account: null });
  await sweepOnce(api.deps);
  expect((await settlements('EGP'))[0]).toMatchObject({ status: 'paid' });
  await expectCleanBooks();
});

test('while there are no bank details nobody looks at what waits for them, also where they come as it is settled', async () => {
  const waiting = (currency: string) =>
    api.database.acrossBusinesses((trx) =>
      trx
        .selectFrom('settlements')
        .select(['status', 'next_try_at'])
        .where('currency', '=', currency)
        .execute(),
    );
  await paid(10_000, 'UGX');
  nextMorning();
  await sweepOnce(api.deps);
  expect(await waiting('UGX')).toEqual([{ status: 'pending', next_try_at: null }]);
  await giveBankDetails('7654', 'UGX');
  await sweepOnce(api.deps);
  expect(await waiting('UGX')).toEqual([{ status: 'paid', next_try_at: null }]);

  await paid(10_000, 'TZS');
  nextMorning();
  const business = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('payments').select('business_id').where('currency', '=', 'TZS').executeTakeFirstOrThrow(),
  );
  const group = { businessId: business.business_id, mode: 'test', currency: 'TZS' } as const;
  let giving: Promise<void> | undefined;
  const { forBusiness } = api.database;
  const database: typeof api.database = {
    ...api.database,
    forBusiness: (id, work) =>
      forBusiness(id, async (trx) => {
        const done = await work(trx);
        if (giving === undefined) {
          giving = giveBankDetails('7654', 'TZS');
          await expect
            .poll(async () => {
              const { rows } =
                await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(trx);
              return rows.length;
            })
            .toBe(1);
        }
        return done;
      }),
  };
  await settlePeriod({ ...api.deps, database }, group);
  await giving;
  await sweepOnce(api.deps);
  expect(await waiting('TZS')).toEqual([{ status: 'paid', next_try_at: null }]);
  await expectCleanBooks();
});

test('where no bank is connected a settlement stays pending, its money where it was', async () => {
  await giveBankDetails('7654', 'RWF');
  const fee = await feeOf(await paid(10_000, 'RWF'));
  await withBank(absentBank, async () => {
    for (let day = 0; day < 2; day += 1) {
      nextMorning();
      await sweepOnce(api.deps);
      await paid(1_000, 'RWF');
    }
  });
  expect((await settlements('RWF')).map(({ status }) => status)).toEqual(['pending', 'pending']);
  expect((await balancesOf('RWF'))?.available).toBeGreaterThan(10_000 - fee);
  await sweepOnce(api.deps);
  expect((await settlements('RWF')).map(({ status }) => status)).toEqual(['paid', 'paid']);
  await expectCleanBooks();
});
