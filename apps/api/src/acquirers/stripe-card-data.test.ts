import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { MOCK_SECRET_KEY } from '../testing/stripe-mock/stripe-mock.ts';
import { stripeWorld } from '../testing/stripe-world.ts';

const world = await checkoutWorld();
const { api } = world;
const { mock, acquirer } = await stripeWorld(() => api.clock.now());
Object.assign(api.deps, { acquirer });
const link = await world.makeLink();
/** Not to be found by chance. */
const CVC = '739';

test('no card number, no CVC and none of Stripe’s secrets is left in any table or log', async () => {
  const numbers = [
    CARDS.approved,
    CARDS.declined,
    CARDS.approvesThenSilent,
    CARDS.approvesThenFails,
    CARDS.frictionless,
  ];
  const words = `No: ${numbers.join(' ')} ${CVC} ${MOCK_SECRET_KEY}.`;
  for (const status of [400, 401, 402, 403, 409, 429, 500]) {
    for (const operation of ['PostPaymentMethods', 'PostPaymentIntents', 'PostPaymentIntentsIntentConfirm']) {
      const payment = await world.start(link);
      mock.script(operation, {
        turnedAway: { status, error: { type: 'api_error', message: words } },
      });
      await world.charge(payment, (await world.authenticate(payment, CARDS.approved, CVC)).token);
    }
  }
  for (const number of numbers) {
    const payment = await world.start(link);
    await world.charge(payment, (await world.authenticate(payment, number, CVC)).token);
  }
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  const kept = await everythingKept();
  for (const number of numbers) expect(kept).not.toContain(number);
  expect(kept).not.toContain(MOCK_SECRET_KEY);
  expect(kept).not.toContain('_secret_of_the_payer');
  expect(kept).not.toMatch(new RegExp(`cvc\\W{0,4}${CVC}`, 'i'));
});

/** The rows of every table as text, and the log. */
async function everythingKept(): Promise<string> {
  return api.testDatabase.asAdmin(async (client) => {
    const { rows } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public'",
    );
    const texts = [...api.log];
    for (const { tablename } of rows) {
      const found = await client.query<{ text: string }>(`select t::text as text from ${tablename} t`);
      texts.push(...found.rows.map(({ text }) => text));
    }
    return texts.join('\n');
  });
}
