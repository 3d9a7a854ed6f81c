import { expect, test } from 'vitest';
import type { DisputeCase } from '../acquirers/acquirer.ts';
import { DAY, after } from '../platform/clock.ts';
import { runSettlements } from '../settlements/run-settlements.ts';
import { disputeWorld } from '../testing/dispute-world.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, tell, get, accept } = world;

const wonCase = (found: DisputeCase): DisputeCase => ({ ...found, version: 2, status: 'won' });

async function settle(currency: string) {
  world.nextMorning();
  await runSettlements(api.deps);
  return (await world.settlements(currency))[0];
}

test('conceded, refused by the acquirer and then won: the money comes back and can be refunded', async () => {
  const payment = await paid(500_000);
  const before = await world.balancesOf('NGN');
  const { id, found } = await dispute(payment);
  script.outcome = { result: 'refused', code: 'dispute_closed', message: 'Too late.' };
  await accept(id);
  script.outcome = { result: 'taken' };
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'conceded' });

  await tell(wonCase(found), wonCase(found));
  expect(await get(id)).toMatchObject({ status: 'won', loss: null, closed_at: expect.any(String) });
  expect(await world.balancesOf('NGN')).toEqual(before);
  const shown = await world.payment(payment);
  expect(shown).toMatchObject({ status: 'succeeded', refundable_amount: { amount: 500_000 } });
  expect(shown.events.at(-1)).toMatchObject({
    type: 'dispute_won',
    message: 'The dispute was won after all: the money comes back.',
    amount: { amount: 500_000 },
  });
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.lost', 'dispute.won']);
  expect(await world.findings()).toEqual([]);
  await world.refund(payment, 500_000);
  expect(await world.findings()).toEqual([]);
});

test('once it is won, the acquirer is not told any more that it was conceded', async () => {
  const { id, found } = await dispute(await paid(500_000));
  script.outcome = { result: 'unknown' };
  await accept(id);
  await tell(wonCase(found));
  expect((await get(id)).status).toBe('won');
  api.clock.advance(DAY);
  await world.sweep();
  script.outcome = { result: 'taken' };
  expect(script.responses.filter(({ caseId }) => caseId === found.caseId)).toHaveLength(1);
});

test('one that was lost unanswered and is won later comes back in the next settlement', async () => {
  const { id, found } = await dispute(await paid(500_000, 'GHS'), { dueBy: after(api.clock.now(), DAY / 2) });
  api.clock.set(found.dueBy);
  await world.sweep();
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'unanswered' });
  const deducted = await settle('GHS');
  expect(deducted).toMatchObject({ gross: { amount: 500_000 }, disputes: { amount: 500_000 } });

  await tell(wonCase(found));
  const returned = await settle('GHS');
  expect(returned).toMatchObject({
    gross: { amount: 0 },
    disputes: { amount: -500_000 },
    net: { amount: 500_000 - (deducted?.fees.amount ?? 0) },
  });
  expect(await get(id)).toMatchObject({
    status: 'won',
    settlement_id: deducted?.id,
    return_settlement_id: returned?.id,
  });
  const runs = (await world.settlements('GHS')).length;
  await settle('GHS');
  expect(await world.settlements('GHS')).toHaveLength(runs);
  await world.expectCleanBooks();
});
