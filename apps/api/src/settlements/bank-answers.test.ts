import { expect, test } from 'vitest';
import type { Bank, PayoutOutcome } from '../banks/bank.ts';
import { HOUR, MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { settlementWorld } from '../testing/settlement-world.ts';
import { sendPayouts } from './send-payouts.ts';

const { api, settlements, paid, giveBankDetails, withBank, expectCleanBooks, nextMorning } =
  await settlementWorld();

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
