import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runSettlements } from '../settlements/run-settlements.ts';
import { disputeWorld } from '../testing/dispute-world.ts';

const world = await disputeWorld();
const { api } = world;

const payment = await world.paid(500_000);
const { id } = await world.dispute(payment);
world.nextMorning();
await runSettlements(api.deps);

const run = (statement: string) =>
  api.database.acrossBusinesses((trx) => sql.raw(statement).execute(trx)).then(() => undefined);

/** What somebody did to the tables by hand, how to take it back, and words of the rules that must notice. */
const TAMPERED: [what: string, tamper: string, back: string, rules: string[]][] = [
  [
    'another amount of a dispute',
    `update disputes set amount = amount + 1 where id = '${id}'`,
    `update disputes set amount = amount - 1 where id = '${id}'`,
    ['is booked once when it opens', 'every account holds', 'disputed sum', 'settled as it was opened'],
  ],
  [
    'a dispute won that was never booked as such',
    `update disputes set status = 'won', closed_at = created_at where id = '${id}'`,
    `update disputes set status = 'needs_response', closed_at = null where id = '${id}'`,
    ['is booked once when it opens', 'every account holds', 'disputed sum', 'settled as it was opened'],
  ],
  [
    'another disputed sum of a payment',
    `update payments set disputed_amount = disputed_amount - 1 where id = '${payment}'`,
    `update payments set disputed_amount = disputed_amount + 1 where id = '${payment}'`,
    ['disputed sum'],
  ],
  [
    'a movement that is in no settlement any more',
    `update dispute_movements set settlement_id = null where dispute_id = '${id}'`,
    `update dispute_movements set settlement_id = (select id from settlements limit 1) where dispute_id = '${id}'`,
    ["a settlement's disputes", 'every account holds'],
  ],
];

test.each(TAMPERED)('%s is noticed', async (_what, tamper, back, rules) => {
  expect(await world.findings()).toEqual([]);
  await run(tamper);
  const found = (await world.findings()).map(({ rule }) => rule);
  expect(rules.filter((words) => !found.some((rule) => rule.includes(words)))).toEqual([]);
  expect(found).toHaveLength(rules.length);
  await run(back);
  expect(await world.findings()).toEqual([]);
});

test('the database refuses a dispute of more than is left', async () => {
  await expect(
    run(`update payments set disputed_amount = captured_amount + 1 where id = '${payment}'`),
  ).rejects.toThrow(/check constraint/);
  await expect(run(`update payments set refund_claimed_amount = 1 where id = '${payment}'`)).rejects.toThrow(
    /check constraint/,
  );
});
