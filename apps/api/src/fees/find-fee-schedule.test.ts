import { currencyCodes } from '@harbour/domain/money';
import { expect, test } from 'vitest';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import type { CardOrigin } from './fee-schedule.ts';
import { findFeeSchedule } from './find-fee-schedule.ts';

const world = await checkoutWorld();
const { api, merchant } = world;

const schedulesOf = (currencies: readonly string[], cardOrigin: CardOrigin) =>
  api.database.forBusiness(merchant.business.id, async (trx) => {
    const found = [];
    for (const currency of currencies) {
      const wanted = { businessId: merchant.business.id, currency, cardOrigin, at: api.clock.now() };
      found.push(await findFeeSchedule(trx, wanted));
    }
    return found;
  });

test('a currency without a price of its own is paid for by a percentage alone', async () => {
  const amount = { amount: 100_000, currency: 'INR' };
  const payment = await world.start(await world.makeLink({ currency: 'INR', amount }));
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded' });

  // A card from abroad: 3.9 %.
  expect(await world.look(payment)).toMatchObject({
    amount,
    fee: { amount: 3_900, currency: 'INR' },
    net: { amount: 96_100, currency: 'INR' },
  });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test.each(['local', 'international'] as const)('every currency has a price for %s cards', async (origin) => {
  const schedules = await schedulesOf(currencyCodes, origin);
  expect(schedules).toHaveLength(currencyCodes.length);
  for (const { card_origin, currency, fixed } of schedules) {
    expect(card_origin).toBe(origin);
    if (currency === '*') expect(fixed).toBe(0);
  }
});

test("a currency's own price comes before the one of any currency", async () => {
  const [naira, rupee] = await schedulesOf(['NGN', 'INR'], 'local');
  expect(naira).toMatchObject({ currency: 'NGN', basis_points: 150, fixed: 10_000 });
  expect(rupee).toMatchObject({ currency: '*', basis_points: 290, fixed: 0 });
});

test('what is no currency is still refused', async () => {
  const answer = await api.call('createPaymentLink', {
    as: merchant.session,
    body: { mode: 'test', title: 'Bread', amount_type: 'payer_chosen', currency: 'QQQ' },
  });
  expect(answer).toMatchObject({ status: 422, error: { code: 'currency_not_supported' } });
});
