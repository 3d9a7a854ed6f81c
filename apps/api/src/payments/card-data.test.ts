import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { CARDS, answerChallenge, checkoutWorld } from '../testing/checkout-world.ts';
import { sweepOnce } from '../sweep.ts';

const world = await checkoutWorld({}, 500);
const { api } = world;
const link = await world.makeLink();
/** Not to be found by chance. */
const CVC = '739';

/** The rows of every table as text, and the log: wherever card data could have been left. */
async function everythingKept(): Promise<string> {
  const rows = await api.testDatabase.asAdmin(async (client) => {
    const { rows: tables } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public'",
    );
    const texts: string[] = [];
    for (const { tablename } of tables) {
      const found = await client.query<{ text: string }>(`select t::text as text from ${tablename} t`);
      texts.push(...found.rows.map(({ text }) => text));
    }
    return texts.join('\n');
  });
  return `${rows}\n${api.log.join('\n')}`;
}

const countSealed = () =>
  api.database.acrossBusinesses(
    async (trx) => (await trx.selectFrom('card_vault').select('attempt_id').execute()).length,
  );

test('no card number and no CVC is left by any way that a payment can go', async () => {
  const numbers = [
    CARDS.approved,
    CARDS.declined,
    CARDS.approvesThenSilent,
    CARDS.frictionless,
    CARDS.refused,
    CARDS.lookupFails,
  ];
  for (const number of numbers) {
    const payment = await world.start(link);
    const { token } = await world.authenticate(payment, number, CVC);
    await world.charge(payment, token);
  }
  const challenged = await world.start(link);
  const { token, challenge } = await world.authenticate(challenged, CARDS.challenge, CVC);
  if (challenge !== null)
    await api.call('completeChallenge', { body: await answerChallenge(challenge, '1234') });
  await world.charge(challenged, token);

  const payment = await world.start(link);
  const malformed = await api.call('initiateCardAuthentication', {
    as: payment.as,
    payload: {
      reference: payment.reference,
      card: { number: '4242424242424241', cvc: CVC },
      pan: CARDS.approved,
    },
  });
  expect(malformed.status).toBe(422);
  expect(malformed.response.body).not.toContain('4242424242424241');
  expect(malformed.response.body).not.toContain(CARDS.approved);

  const kept = await everythingKept();
  for (const number of [...numbers, CARDS.challenge, '4242424242424241']) expect(kept).not.toContain(number);
  expect(kept).not.toMatch(new RegExp(`cvc\\W{0,4}${CVC}`, 'i'));
  // Approved, declined, refused, unknown: all are over for the card.
  expect(await countSealed()).toBe(0);
});

test('a card is sealed while its challenge is open, and wiped when nobody answers', async () => {
  const payment = await world.start(link);
  await world.authenticate(payment, CARDS.challenge, CVC);
  expect(await countSealed()).toBe(1);
  expect(await everythingKept()).not.toContain(CARDS.challenge);

  api.clock.advance(16 * MINUTE);
  await sweepOnce(api.deps);
  expect(await countSealed()).toBe(0);
});

test('the next card of the same payer wipes the one before', async () => {
  const payment = await world.start(link);
  await world.authenticate(payment, CARDS.challenge, CVC);
  await world.authenticate(payment, CARDS.challenge, CVC);
  expect(await countSealed()).toBe(1);
  api.clock.advance(31 * MINUTE);
  await api.call('getPaymentStatus', { params: { reference: payment.reference } });
  expect(await countSealed()).toBe(0);
});
