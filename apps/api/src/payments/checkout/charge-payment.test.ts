import { expect, test } from 'vitest';
import type { Acquirer } from '../../acquirers/acquirer.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { sweepOnce } from '../../sweep.ts';
import { MINUTE } from '../../platform/clock.ts';
import { CARDS, checkoutWorld } from '../../testing/checkout-world.ts';

// The silent acquirer keeps the line open for longer than anybody waits here.
const world = await checkoutWorld({}, 1_000);
const { api } = world;
const link = await world.makeLink();

const countEvents = (type: string) =>
  api.database.acrossBusinesses(async (trx) => {
    const rows = await trx
      .selectFrom('outbox_events')
      .select('subject_id')
      .where('type', '=', type)
      .execute();
    return (id: string) => rows.filter(({ subject_id }) => subject_id === id).length;
  });

test('an approved card pays the payment, books it and tells it once', async () => {
  const payment = await world.start(link);
  const charged = await world.pay(payment, CARDS.approved);

  expect(charged).toMatchObject({ status: 'succeeded', page: 'success', decline: null });
  const detail = await world.look(payment);
  expect(detail).toMatchObject({
    status: 'succeeded',
    amount: { amount: 500_000, currency: 'NGN' },
    // A card from abroad: 3.9 % and NGN 100.
    fee: { amount: 29_500, currency: 'NGN' },
    net: { amount: 470_500, currency: 'NGN' },
    refundable_amount: { amount: 500_000, currency: 'NGN' },
    card: { brand: 'visa', last4: '4242', country: 'US' },
    attempts: [{ status: 'succeeded' }],
  });
  expect((await countEvents('payment.succeeded'))(detail.id)).toBe(1);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('100 parallel charges of one payment make one authorisation, one booking and one event', async () => {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  let authorisations = 0;
  const { acquirer } = api.deps;
  const counting: Acquirer = {
    ...acquirer,
    authorise: (request) => {
      authorisations += 1;
      return acquirer.authorise(request);
    },
  };
  Object.assign(api.deps, { acquirer: counting });
  const answers = await Promise.all(Array.from({ length: 100 }, () => world.charge(payment, token)));
  Object.assign(api.deps, { acquirer });

  expect(authorisations).toBe(1);
  for (const { status, data } of answers) {
    expect(status).toBe(200);
    expect(['succeeded', 'processing']).toContain(data.status);
  }
  expect(answers.filter(({ data }) => data.status === 'succeeded').length).toBeGreaterThan(0);
  const detail = await world.look(payment);
  expect(detail.status).toBe('succeeded');
  expect(detail.attempts).toHaveLength(1);
  expect((await countEvents('payment.succeeded'))(detail.id)).toBe(1);
  const booked = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('ledger_transactions').select('id').where('source_id', '=', detail.id).execute(),
  );
  expect(booked).toHaveLength(1);
});

test('a decline ends the attempt and not the reference: another card pays', async () => {
  const payment = await world.start(link);
  const declined = await world.pay(payment, CARDS.insufficientFunds);
  expect(declined).toMatchObject({
    status: 'failed',
    page: 'failure',
    decline: { code: 'insufficient_funds', can_retry: true },
  });
  const reopened = await api.call('openPayment', { params: { reference: payment.reference } });
  expect(reopened.data).toMatchObject({ state: 'payable', last_decline: { code: 'insufficient_funds' } });

  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded' });
  const detail = await world.look(payment);
  expect(detail.attempts.map(({ status }) => status)).toEqual(['declined', 'succeeded']);
  expect(detail.decline).toBeNull();
});

test('a payer is not told that a card is stolen, the merchant is', async () => {
  const payment = await world.start(link);
  const declined = await world.pay(payment, CARDS.stolen);
  expect(declined.decline?.code).toBe('generic_decline');
  expect((await world.look(payment)).decline?.code).toBe('stolen_card');
});

test.each([
  ['never answers', CARDS.approvesThenSilent],
  ['answers 500', CARDS.approvesThenFails],
])(
  'an acquirer that approves and then %s leaves it processing, and the inquiry finds the truth',
  async (_, card) => {
    const payment = await world.start(link);
    expect(await world.pay(payment, card)).toMatchObject({
      status: 'processing',
      page: 'pending',
      decline: null,
    });

    // No second try until the outcome of the first is known.
    const again = await world.enterCard(payment, CARDS.approved);
    expect(again).toMatchObject({ status: 409, error: { code: 'payment_in_progress' } });
    expect((await api.call('openPayment', { params: { reference: payment.reference } })).data).toMatchObject({
      state: 'in_progress',
      token: null,
    });

    api.clock.advance(MINUTE);
    await Promise.all([sweepOnce(api.deps), sweepOnce(api.deps)]);
    const detail = await world.look(payment);
    expect(detail.status).toBe('succeeded');
    expect((await countEvents('payment.succeeded'))(detail.id)).toBe(1);
  },
);

test('what never reached the acquirer is not a payment, and can be tried again', async () => {
  const { acquirer } = api.deps;
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  Object.assign(api.deps, { acquirer: { ...acquirer, authorise: async () => ({ result: 'unknown' }) } });
  expect((await world.charge(payment, token)).data.status).toBe('processing');
  Object.assign(api.deps, { acquirer });

  // Asked too early, "never seen" may only mean "not yet".
  api.clock.advance(20_000);
  await sweepOnce(api.deps);
  expect((await world.look(payment)).status).toBe('processing');
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect(await world.look(payment)).toMatchObject({
    status: 'failed',
    decline: { code: 'processing_error' },
  });
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded' });
});

test('a paid payment takes no second card', async () => {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approved);
  const reopened = await api.call('openPayment', { params: { reference: payment.reference } });
  expect(reopened.data).toMatchObject({ state: 'already_paid', token: null, methods: [] });
  const again = await world.enterCard(payment, CARDS.approved);
  expect(again).toMatchObject({ status: 409, error: { code: 'payment_already_paid' } });
});

test("another payment's token or reference charges nothing", async () => {
  const mine = await world.start(link);
  const other = await world.start(link);
  const { token } = await world.authenticate(mine, CARDS.approved);

  expect((await world.charge({ ...other, reference: mine.reference }, token)).status).toBe(401);
  expect((await world.charge({ ...mine, reference: other.reference }, token)).status).toBe(401);
  expect((await world.look(mine)).status).toBe('pending');
  expect((await world.look(other)).status).toBe('pending');
});

test('after the session limit nothing is charged', async () => {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  api.clock.advance(31 * MINUTE);
  const late = await world.charge(payment, token);
  expect(late).toMatchObject({ status: 409, error: { code: 'payment_expired' } });
  const detail = await world.look(payment);
  expect(detail).toMatchObject({ status: 'expired', attempts: [{ status: 'abandoned' }] });
  expect(
    (await api.call('getPaymentStatus', { params: { reference: payment.reference } })).data,
  ).toMatchObject({
    status: 'expired',
    is_final: true,
    poll_after_ms: null,
  });
});
