import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { MINUTE, SECOND } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import type { Opened } from '../testing/checkout-world.ts';
import { CARDS, answerChallenge, checkoutWorld } from '../testing/checkout-world.ts';
import { mailsTo } from '../testing/people.ts';
import { stripeWorld } from '../testing/stripe-world.ts';
import type { Acquirer } from './acquirer.ts';

// Whole payments through our API: the sandbox's directory server authenticates, Stripe's stand-in takes the money.
const world = await checkoutWorld();
const { api, merchant } = world;
const { withAcquirer } = api;
const { mock, acquirer } = await stripeWorld(() => api.clock.now());
Object.assign(api.deps, { acquirer });
const link = await world.makeLink();

const intentsOf = (attemptId: string | undefined) =>
  mock.account.intents.filter(({ metadata }) => metadata['harbour_attempt'] === attemptId);

async function expectOneCapture(payment: Opened): Promise<void> {
  const detail = await world.look(payment);
  expect(detail.status).toBe('succeeded');
  const paid = detail.attempts
    .flatMap(({ id }) => intentsOf(id))
    .filter(({ status }) => status === 'succeeded');
  expect(paid).toHaveLength(1);
  expect(detail.events.filter(({ type }) => type === 'payment_succeeded')).toHaveLength(1);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
}

const refund = async (payment: Opened, amount?: number, currency = 'NGN') =>
  api.call('refundTransaction', {
    as: merchant.session,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      transaction_id: (await world.look(payment)).id,
      reason: 'requested_by_customer',
      ...(amount === undefined ? {} : { amount: { amount, currency } }),
    },
  });

test('an approved card pays the payment, books it and mails the receipt', async () => {
  const customer = { email: 'receipt@example.com', name: 'Ada Obi' };
  const payment = await world.start(link, { customer });
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({ status: 'succeeded', page: 'success' });
  expect(await world.look(payment)).toMatchObject({
    // A card from abroad: 3.9 % and NGN 100, by what Stripe tells of the card.
    fee: { amount: 29_500, currency: 'NGN' },
    card: { last4: '4242', country: 'US', funding: 'credit' },
  });
  const [receipt] = await mailsTo(api, customer.email);
  expect(receipt?.text_body).toContain('042195');
  await expectOneCapture(payment);
});

test('a decline ends the attempt and not the reference: another card pays', async () => {
  const payment = await world.start(link);
  expect(await world.pay(payment, CARDS.insufficientFunds)).toMatchObject({
    status: 'failed',
    decline: { code: 'insufficient_funds', can_retry: true },
  });
  await world.pay(payment, CARDS.approved);
  await expectOneCapture(payment);
});

test('a payer is not told that a card is stolen, the merchant is', async () => {
  const payment = await world.start(link);
  expect((await world.pay(payment, CARDS.stolen)).decline?.code).toBe('generic_decline');
  expect((await world.look(payment)).decline?.code).toBe('stolen_card');
});

const importedBy = (attemptId: string | undefined) =>
  mock.seen.findLast(({ idempotencyKey }) => idempotencyKey === attemptId)?.fields['payment_method_options'];

const IMPORTED = {
  card: {
    three_d_secure: {
      cryptogram: expect.stringMatching(/^[\w+/]{27}=$/),
      transaction_id: expect.stringMatching(/^[\da-f-]{36}$/),
      version: expect.stringMatching(/^2\.[23]\.\d$/),
      electronic_commerce_indicator: expect.stringMatching(/^0[1-7]$/),
    },
  },
};

test('3-D Secure: the result without a challenge is passed on, and so is the one after it', async () => {
  const frictionless = await world.start(link);
  await world.pay(frictionless, CARDS.frictionless);
  expect(importedBy((await world.look(frictionless)).attempts[0]?.id)).toEqual(IMPORTED);

  const challenged = await world.start(link);
  const { token, challenge } = await world.authenticate(challenged, CARDS.challenge);
  if (challenge === null) throw new Error('There is no challenge.');
  await api.call('completeChallenge', { body: await answerChallenge(challenge, '1234') });
  expect((await world.charge(challenged, token)).data.status).toBe('succeeded');
  expect(importedBy((await world.look(challenged)).attempts[0]?.id)).toEqual(IMPORTED);
});

test('3-D Secure: where it was unavailable nothing is passed on, and a refused payer never reaches Stripe', async () => {
  const unavailable = await world.start(link);
  await world.pay(unavailable, CARDS.unavailable);
  expect(importedBy((await world.look(unavailable)).attempts[0]?.id)).toBeUndefined();

  const before = mock.seen.length;
  const refused = await world.start(link);
  await world.charge(refused, (await world.authenticate(refused, CARDS.refused)).token);
  expect(mock.seen).toHaveLength(before);
});

test('refunds: a part, a failed one that frees its sum, and the rest', async () => {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approved);
  expect((await refund(payment, 200_000)).data.status).toBe('succeeded');
  expect((await world.look(payment)).status).toBe('partially_refunded');

  mock.script('PostRefunds', { decision: { kind: 'stand', status: 'failed' } });
  expect((await refund(payment, 100_000)).data).toMatchObject({
    status: 'failed',
    failure_message: 'The refund did not reach the customer’s card.',
  });
  expect((await refund(payment)).data).toMatchObject({ status: 'succeeded', amount: { amount: 300_000 } });
  expect((await world.look(payment)).status).toBe('refunded');
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('a part that Stripe cannot be told exactly is refused by the field, and nothing is claimed', async () => {
  const dinars = await world.makeLink({ currency: 'KWD', amount: { amount: 25_000, currency: 'KWD' } });
  const payment = await world.start(dinars);
  await world.pay(payment, CARDS.approved);
  expect(await refund(payment, 12_345, 'KWD')).toMatchObject({
    status: 422,
    error: { code: 'validation_failed', errors: [{ field: 'amount.amount', code: 'not_supported' }] },
  });
  expect(await world.look(payment)).toMatchObject({ refundable_amount: { amount: 25_000 }, refunds: [] });
  expect((await refund(payment, 12_340, 'KWD')).data.status).toBe('succeeded');
});

test('a refund whose answer is lost is given once, even when Stripe has forgotten its key', async () => {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approved);
  mock.script('PostRefunds', { delivery: 'silence' });
  expect((await refund(payment, 200_000)).data.status).toBe('pending');
  mock.forgetIdempotencyKeys();
  api.clock.advance(MINUTE);
  await Promise.all([sweepOnce(api.deps), sweepOnce(api.deps)]);
  const detail = await world.look(payment);
  expect(detail).toMatchObject({ status: 'partially_refunded', refunds: [{ status: 'succeeded' }] });
  const [intent] = intentsOf(detail.attempts[0]?.id);
  expect(mock.account.refunds.filter(({ payment_intent: id }) => id === intent?.id)).toHaveLength(1);
});

test.each([
  ['never answers', CARDS.approvesThenSilent],
  ['answers 500', CARDS.approvesThenFails],
])('Stripe approves and then %s: processing, and two inquiries at once find one capture', async (_, card) => {
  const payment = await world.start(link);
  expect(await world.pay(payment, card)).toMatchObject({ status: 'processing', page: 'pending' });
  api.clock.advance(MINUTE);
  await Promise.all([sweepOnce(api.deps), sweepOnce(api.deps)]);
  await expectOneCapture(payment);
});

test('what Stripe took otherwise than it was asked for is not booked', async () => {
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approvesThenFails);
  const [intent] = intentsOf((await world.look(payment)).attempts[0]?.id);
  const { amount_received: asked } = intent ?? {};
  Object.assign(intent ?? {}, { amount_received: 499_900 });
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect((await world.look(payment)).status).toBe('processing');
  Object.assign(intent ?? {}, { amount_received: asked });
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  await expectOneCapture(payment);
});

test('what fails before any money can be taken fails at once, and can be paid again', async () => {
  const payment = await world.start(link);
  mock.script('PostPaymentMethods', {
    turnedAway: { status: 503, error: { type: 'api_error', message: 'Try later.' } },
  });
  expect(await world.pay(payment, CARDS.approved)).toMatchObject({
    status: 'failed',
    decline: { code: 'processing_error', can_retry: true },
  });
  expect(intentsOf((await world.look(payment)).attempts[0]?.id)).toMatchObject([{ status: 'canceled' }]);
  await world.pay(payment, CARDS.approved);
  await expectOneCapture(payment);
});

/** An authorisation of a process that is killed when it has an id, before or after it is written down. */
const killedKeeping =
  (kept: 'before' | 'after'): Acquirer['authorise'] =>
  (request) =>
    new Promise((resolve) => {
      const keepId = async (id: string) => {
        if (kept === 'after') await request.keepId(id);
        resolve({ result: 'unknown' });
        return new Promise<never>(() => undefined);
      };
      void acquirer.authorise({ ...request, keepId });
    });

test('what was never written down is given up a minute later, and can be paid again', async () => {
  const payment = await world.start(link);
  await withAcquirer({ authorise: killedKeeping('before') }, async () => {
    expect((await world.pay(payment, CARDS.approved)).status).toBe('processing');
  });
  api.clock.advance(20 * SECOND);
  await sweepOnce(api.deps);
  expect((await world.look(payment)).status).toBe('processing');
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect(await world.look(payment)).toMatchObject({
    status: 'failed',
    decline: { code: 'processing_error' },
  });
  await world.pay(payment, CARDS.approved);
  await expectOneCapture(payment);
});

test('an answer that comes after the inquiry has found it changes nothing', async () => {
  const payment = await world.start(link);
  const overtaken: Acquirer['authorise'] = async (request) => {
    const answer = await acquirer.authorise(request);
    api.clock.advance(MINUTE);
    await sweepOnce(api.deps);
    return answer;
  };
  await withAcquirer({ authorise: overtaken }, async () => {
    expect((await world.pay(payment, CARDS.approved)).status).toBe('succeeded');
  });
  await expectOneCapture(payment);
});

test('an attempt that was given up takes no money any more, however late it is sent', async () => {
  const payment = await world.start(link);
  const late: Acquirer['authorise'] = async (request) => {
    api.clock.advance(2 * MINUTE);
    await sweepOnce(api.deps);
    expect((await world.look(payment)).status).toBe('failed');
    return acquirer.authorise(request);
  };
  await withAcquirer({ authorise: late }, async () => {
    expect((await world.pay(payment, CARDS.approved)).status).toBe('failed');
  });
  expect(intentsOf((await world.look(payment)).attempts[0]?.id)).toMatchObject([{ amount_received: 0 }]);
  await world.pay(payment, CARDS.approved);
  await expectOneCapture(payment);
});

test('a process that dies before it confirms has taken nothing, and the intent is closed', async () => {
  const payment = await world.start(link);
  await withAcquirer({ authorise: killedKeeping('after') }, async () => {
    expect((await world.pay(payment, CARDS.approved)).status).toBe('processing');
  });
  api.clock.advance(20 * SECOND);
  await sweepOnce(api.deps);
  expect((await world.look(payment)).status).toBe('failed');
  expect(intentsOf((await world.look(payment)).attempts[0]?.id)).toMatchObject([{ status: 'canceled' }]);
  await world.pay(payment, CARDS.approved);
  await expectOneCapture(payment);
});

test('an attempt is not given up over an id that was written down while it was asked for', async () => {
  const payment = await world.start(link);
  const { promise: claimed, resolve: go } = Promise.withResolvers<void>();
  const { promise: asked, resolve: askedFor } = Promise.withResolvers<void>();
  const late: Acquirer['authorise'] = async (request) => {
    askedFor();
    await claimed;
    return acquirer.authorise(request);
  };
  const inquire: Acquirer['inquire'] = async (...question) => {
    const found = await acquirer.inquire(...question);
    go();
    await paid;
    return found;
  };
  let paid: Promise<unknown> = Promise.resolve();
  await withAcquirer({ authorise: late, inquire }, async () => {
    const paying = world.pay(payment, CARDS.approvesThenFails);
    paid = paying;
    await asked;
    api.clock.advance(2 * MINUTE);
    await sweepOnce(api.deps);
    expect((await paying).status).toBe('processing');
  });
  expect((await world.look(payment)).status).toBe('processing');
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  await expectOneCapture(payment);
});

test('parallel charges of one payment are one intent', async () => {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  await Promise.all(Array.from({ length: 20 }, () => world.charge(payment, token)));
  expect(intentsOf((await world.look(payment)).attempts[0]?.id)).toHaveLength(1);
  await expectOneCapture(payment);
});

test.each([
  ['JPY', 1_250, 1_250],
  ['NGN', 125_050, 125_050],
  ['KWD', 12_340, 12_340],
  ['ISK', 1_250, 125_000],
  ['MGA', 125_000, 1_250],
])('%s: %i minor units are paid, sent to Stripe as %i, and given back', async (currency, amount, sent) => {
  const payment = await world.start(await world.makeLink({ currency, amount: { amount, currency } }));
  expect((await world.pay(payment, CARDS.approved)).status).toBe('succeeded');
  const [intent] = intentsOf((await world.look(payment)).attempts[0]?.id);
  expect(intent).toMatchObject({ amount_received: sent, currency: currency.toLowerCase() });
  expect((await refund(payment)).data).toMatchObject({ status: 'succeeded', amount: { amount, currency } });
  expect(mock.account.refunds[0]).toMatchObject({ amount: sent });
});
