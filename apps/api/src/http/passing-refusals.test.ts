import { beforeEach, expect, test } from 'vitest';
import { sweepOnce } from '../sweep.ts';
import { MINUTE } from '../platform/clock.ts';
import { BROWSER, CARDS, answerChallenge } from '../testing/checkout-world.ts';
import { disputeWorld } from '../testing/dispute-world.ts';

const world = await disputeWorld();
const { api, merchant } = world;
const link = await world.makeLink();

/** Each test is a week after the one before, and sessions end long before that. */
beforeEach(async () => Object.assign(merchant, { session: await world.owner() }));

const keyed = (key: string) => ({ 'idempotency-key': key });

test('authentication_pending is not kept: the same charge goes through once the payer has answered', async () => {
  const payment = await world.start(link);
  const { token, challenge } = await world.authenticate(payment, CARDS.challenge);
  if (challenge === null) throw new Error('The answer has no challenge.');
  const charge = () =>
    api.call('chargePayment', {
      as: payment.as,
      headers: keyed('one-charge-one-key'),
      body: { reference: payment.reference, token },
    });
  expect((await charge()).error.code).toBe('authentication_pending');

  await api.call('completeChallenge', { body: await answerChallenge(challenge, '1234') });
  expect((await charge()).data.status).toBe('succeeded');
});

test('payment_in_progress is not kept: another card may be tried once the first has failed', async () => {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  const { acquirer } = api.deps;
  Object.assign(api.deps, { acquirer: { ...acquirer, authorise: async () => ({ result: 'unknown' }) } });
  expect((await world.charge(payment, token)).data.status).toBe('processing');
  Object.assign(api.deps, { acquirer });
  const otherCard = () =>
    api.call('initiateCardAuthentication', {
      as: payment.as,
      headers: keyed('another-card-one-key'),
      body: {
        reference: payment.reference,
        card: { number: CARDS.approved, exp_month: 8, exp_year: 2029, cvc: '123' },
        browser: BROWSER,
      },
    });
  expect((await otherCard()).error.code).toBe('payment_in_progress');

  api.clock.advance(2 * MINUTE);
  await sweepOnce(api.deps);
  expect((await otherCard()).status).toBe(200);
});

test('payment_link_inactive is not kept: the payer gets in once the link is open again', async () => {
  const paused = await world.makeLink();
  const { data: opened } = await api.call('openPaymentLink', { params: { reference: paused.reference } });
  const set = (status: 'active' | 'disabled') =>
    api.call('updatePaymentLink', { as: merchant.session, params: { id: paused.id }, body: { status } });
  const start = () =>
    api.call('initiatePaymentLink', {
      as: { bearer: opened.token ?? '' },
      headers: keyed('one-payer-one-key'),
      body: { customer: { email: 'payer@example.com' } },
    });
  await set('disabled');
  expect((await start()).error.code).toBe('payment_link_inactive');

  await set('active');
  expect((await start()).status).toBe(201);
});

test('webhook_disabled is not kept: the same test is sent once the endpoint is enabled again', async () => {
  const { data } = await api.call('createWebhookEndpoint', {
    as: await world.owner(),
    body: { url: 'https://shop.example.com/hooks', event_types: ['payment.succeeded'] },
  });
  const params = { endpoint_id: data.endpoint.id };
  const enable = async (enabled: boolean) =>
    api.call('updateWebhookEndpoint', { as: await world.owner(), params, body: { enabled } });
  const as = await world.owner();
  const send = () => api.call('sendTestWebhook', { as, params, headers: keyed('one-test-one-key') });
  await enable(false);
  expect((await send()).error.code).toBe('webhook_disabled');

  await enable(true);
  expect((await send()).status).toBe(202);
});

test('payment_disputed is not kept: the same refund goes through once the dispute is won', async () => {
  const payment = await world.paid(500_000);
  const as = await world.owner();
  const refund = () =>
    api.call('refundTransaction', {
      as,
      headers: keyed('one-refund-one-key'),
      body: { transaction_id: payment, reason: 'requested_by_customer' },
    });
  const { found } = await world.dispute(payment);
  expect((await refund()).error.code).toBe('payment_disputed');

  await world.tell({ ...found, version: 2, status: 'under_review' }, { ...found, version: 3, status: 'won' });
  expect((await refund()).data.status).toBe('succeeded');
});
