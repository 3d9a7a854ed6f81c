import { expect, test } from 'vitest';
import { runSettlements } from '../settlements/run-settlements.ts';
import { disputeWorld } from '../testing/dispute-world.ts';

const world = await disputeWorld();
const { api, paid, dispute, tell, get } = world;

/** The day is over: what it brought is settled, in a currency of the test's own. */
async function settle(currency: string) {
  world.nextMorning();
  await runSettlements(api.deps);
  return (await world.settlements(currency))[0];
}

const amountsOf = (settlement: Awaited<ReturnType<typeof settle>>) =>
  settlement === undefined
    ? undefined
    : {
        gross: settlement.gross.amount,
        disputes: settlement.disputes.amount,
        adjustments: settlement.adjustments.amount,
        net: settlement.net.amount,
      };

test('a dispute of a settled payment is deducted from the next settlement, and comes back when it is won', async () => {
  const first = await paid(500_000, 'GHS');
  const settled = await settle('GHS');
  expect(settled).toMatchObject({ gross: { amount: 500_000 }, disputes: { amount: 0 } });

  const { id, found } = await dispute(first);
  const second = await paid(800_000, 'GHS');
  const fee = await world.feeOf(second);
  const deducted = await settle('GHS');
  expect(amountsOf(deducted)).toEqual({
    gross: 800_000,
    disputes: 500_000,
    adjustments: 0,
    net: 300_000 - fee,
  });
  expect(await get(id)).toMatchObject({ settlement_id: deducted?.id, return_settlement_id: null });

  await tell({ ...found, version: 2, status: 'won' });
  const returned = await settle('GHS');
  expect(amountsOf(returned)).toEqual({ gross: 0, disputes: -500_000, adjustments: 0, net: 500_000 });
  expect(await get(id)).toMatchObject({ settlement_id: deducted?.id, return_settlement_id: returned?.id });
  await world.expectCleanBooks();
});

test('a dispute of more than the day earned is carried over, and never paid out', async () => {
  const payment = await paid(500_000, 'KES');
  await settle('KES');
  await dispute(payment);
  const deducted = await settle('KES');
  expect(amountsOf(deducted)).toEqual({ gross: 0, disputes: 500_000, adjustments: 500_000, net: 0 });

  const next = await paid(900_000, 'KES');
  const fee = await world.feeOf(next);
  const after = await settle('KES');
  expect(amountsOf(after)).toEqual({
    gross: 900_000,
    disputes: 0,
    adjustments: -500_000,
    net: 400_000 - fee,
  });
  await world.expectCleanBooks();
});

test('a dispute that opens and is won on one day settles to nothing', async () => {
  const payment = await paid(500_000, 'ZAR');
  const fee = await world.feeOf(payment);
  const { id } = await dispute(payment, { version: 3, status: 'won' });
  const settled = await settle('ZAR');
  expect(amountsOf(settled)).toEqual({ gross: 500_000, disputes: 0, adjustments: 0, net: 500_000 - fee });
  expect(await get(id)).toMatchObject({ settlement_id: settled?.id, return_settlement_id: settled?.id });
  await world.expectCleanBooks();
});

test('a lost dispute stays deducted', async () => {
  const payment = await paid(500_000, 'EUR');
  const { found } = await dispute(payment);
  const settled = await settle('EUR');
  expect(settled).toMatchObject({
    gross: { amount: 500_000 },
    disputes: { amount: 500_000 },
    net: { amount: 0 },
  });
  await tell({ ...found, version: 2, status: 'lost' });
  const runs = (await world.settlements('EUR')).length;
  await settle('EUR');
  expect(await world.settlements('EUR')).toHaveLength(runs);
  await world.expectCleanBooks();
});

test('run twice at once, a dispute is in one settlement', async () => {
  const payment = await paid(500_000, 'GBP');
  await dispute(payment);
  world.nextMorning();
  await Promise.all([runSettlements(api.deps), runSettlements(api.deps)]);
  const settlements = await world.settlements('GBP');
  expect(settlements.map(({ disputes }) => disputes.amount)).toEqual([500_000]);
  await world.expectCleanBooks();
});
