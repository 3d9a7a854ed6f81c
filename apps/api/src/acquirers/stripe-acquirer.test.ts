import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { freePort } from '../testing/card-network.ts';
import { CARDS } from '../testing/checkout-world.ts';
import { describeAcquirer } from '../testing/describe-acquirer.ts';
import type { Script } from '../testing/stripe-mock/stripe-mock.ts';
import { stripeWorld, testStripeAcquirer } from '../testing/stripe-world.ts';
import type { AuthorisationRequest } from './acquirer.ts';
import { knownDeclineCodes } from './stripe-declines.ts';

const { mock, acquirer } = await stripeWorld();

describeAcquirer('Stripe', async () => ({
  acquirer,
  unreachable: testStripeAcquirer(`http://127.0.0.1:${await freePort()}`),
  cards: {
    approved: CARDS.approved,
    declined: {
      generic_decline: CARDS.declined,
      insufficient_funds: CARDS.insufficientFunds,
      stolen_card: CARDS.stolen,
      lost_card: '4000000000009987',
      expired_card: '4000000000000069',
      incorrect_cvc: '4000000000000127',
      processing_error: '4000000000000119',
      // Stripe knows no such number.
      invalid_card: '4000000000000010',
    },
    approvedThenSilent: CARDS.approvesThenSilent,
    approvedThenFailed: CARDS.approvesThenFails,
  },
}));

const requestFor = (more: Partial<AuthorisationRequest> = {}): AuthorisationRequest => ({
  key: newId('attempt'),
  amount: 500_000,
  currency: 'NGN',
  card: { number: CARDS.approved, expMonth: 8, expYear: 2029, cvc: '739' },
  authentication: null,
  ...more,
});

const lastSeen = (operation: string) => mock.seen.findLast((each) => each.operation === operation);
const timesSeen = (operation: string) => mock.seen.filter((each) => each.operation === operation).length;

async function authoriseWith(script: Script, operation = 'PostPaymentIntents') {
  mock.script(operation, script);
  const request = requestFor();
  return { request, answer: await acquirer.authorise(request) };
}

async function captured() {
  const answer = await acquirer.authorise(requestFor({ amount: 10_000 }));
  expect(answer.result).toBe('captured');
  return answer.result === 'captured' ? answer.acquirerId : '';
}

test('a card becomes a payment method, then one intent that confirms and captures', async () => {
  const request = requestFor();
  expect(await acquirer.authorise(request)).toMatchObject({
    approvalCode: '042195',
    card: { country: 'US' },
  });
  expect(lastSeen('PostPaymentMethods')).toMatchObject({
    idempotencyKey: `${request.key}_card`,
    fields: { type: 'card', card: { number: CARDS.approved, exp_month: '8', exp_year: '2029', cvc: '739' } },
  });
  expect(lastSeen('PostPaymentIntents')).toEqual({
    operation: 'PostPaymentIntents',
    idempotencyKey: request.key,
    fields: {
      amount: '500000',
      currency: 'ngn',
      capture_method: 'automatic',
      confirm: 'true',
      error_on_requires_action: 'true',
      expand: ['latest_charge'],
      metadata: { harbour_attempt: request.key },
      payment_method: expect.stringMatching(/^pm_/),
      payment_method_types: ['card'],
    },
  });
});

test.each([
  ['Visa', '05', { electronic_commerce_indicator: '05' }],
  ['Mastercard', '02', { electronic_commerce_indicator: '02' }],
  ['an ECI that Stripe does not take', '00', {}],
])('a result of 3-D Secure is passed on: %s', async (_, eci, expected) => {
  const authentication = {
    eci,
    authenticationValue: 'AAIBBYNoEwAAACcKhAJkdQAAAAA=',
    dsTransId: 'f38e6948',
    version: '2.2.0',
  };
  expect((await acquirer.authorise(requestFor({ authentication }))).result).toBe('captured');
  expect(lastSeen('PostPaymentIntents')?.fields['payment_method_options']).toEqual({
    card: {
      three_d_secure: {
        cryptogram: authentication.authenticationValue,
        transaction_id: 'f38e6948',
        version: '2.2.0',
        ...expected,
      },
    },
  });
});

test('without a cryptogram there is nothing to pass on', async () => {
  const authentication = { eci: '07', authenticationValue: null, dsTransId: 'f38e6948', version: '2.2.0' };
  await acquirer.authorise(requestFor({ authentication }));
  expect(lastSeen('PostPaymentIntents')?.fields).not.toHaveProperty('payment_method_options');
});

test.each([...knownDeclineCodes, 'a_code_of_next_year'])(
  'Stripe declines with %s: one of our codes, and nothing was taken',
  async (declineCode) => {
    const { request, answer } = await authoriseWith({
      decision: { kind: 'decline', code: 'card_declined', declineCode },
    });
    expect(answer).toMatchObject({ result: 'declined', acquirerId: expect.stringMatching(/^pi_/) });
    expect(await acquirer.inquire(request.key, new Date())).toEqual(answer);
  },
);

test.each([
  ['do_not_honor', 'do_not_honour'],
  ['fraudulent', 'suspected_fraud'],
  ['card_velocity_exceeded', 'limit_exceeded'],
  ['pickup_card', 'restricted_card'],
  ['incorrect_number', 'invalid_card'],
  ['issuer_not_available', 'issuer_unavailable'],
  ['authentication_required', 'authentication_failed'],
  ['a_code_of_next_year', 'generic_decline'],
  ['toString', 'generic_decline'],
])('%s is %s', async (declineCode, code) => {
  const { answer } = await authoriseWith({
    decision: { kind: 'decline', code: 'card_declined', declineCode },
  });
  expect(answer).toMatchObject({ result: 'declined', code });
});

test('a card that wants the payer is declined, since nobody would ask the payer', async () => {
  const { answer } = await authoriseWith({ decision: { kind: 'ask' } });
  expect(answer).toMatchObject({ result: 'declined', code: 'authentication_failed' });
});

test('an intent that waits for the payer all the same is closed, so that it can never pay later', async () => {
  const { request, answer } = await authoriseWith({ decision: { kind: 'ask_anyway' } });
  expect(answer).toMatchObject({ result: 'declined', code: 'authentication_failed' });
  expect(mock.account.intents[0]).toMatchObject({
    metadata: { harbour_attempt: request.key },
    status: 'canceled',
  });
});

test('an intent that cannot be closed because it was just paid is unknown, and the inquiry finds the money', async () => {
  mock.script('PostPaymentIntentsIntentCancel', {
    turnedAway: {
      status: 400,
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'It succeeded.',
      },
    },
  });
  const { request, answer } = await authoriseWith({ decision: { kind: 'ask_anyway' } });
  expect(answer).toEqual({ result: 'unknown' });
  Object.assign(mock.account.intents[0] ?? {}, { status: 'succeeded' });
  expect((await acquirer.inquire(request.key, new Date())).result).toBe('captured');
});

test('an intent that is still processing is unknown', async () => {
  const { request, answer } = await authoriseWith({ decision: { kind: 'stand', status: 'processing' } });
  expect(answer).toEqual({ result: 'unknown' });
  expect(await acquirer.inquire(request.key, new Date())).toEqual({ result: 'unknown' });
});

test.each<[string, string, Script]>([
  ['a conflict of keys (409)', 'unknown', turnedAway(409, 'idempotency_error', 'idempotency_key_in_use')],
  ['a key that was used for something else', 'unknown', turnedAway(400, 'idempotency_error')],
  ['500', 'unknown', { delivery: 'error 500' }],
  ['503 before anything was done', 'unknown', turnedAway(503, 'api_error')],
  ['no answer after the work was done', 'unknown', { delivery: 'silence' }],
  ['an answer that is not JSON', 'unknown', { delivery: 'not JSON' }],
  ['JSON that is no intent', 'unknown', { delivery: 'other JSON' }],
  ['too many calls (429)', 'not_sent', turnedAway(429, 'invalid_request_error', 'rate_limit')],
  ['a key that is not valid (401)', 'not_sent', turnedAway(401, 'invalid_request_error')],
  ['a key that may not do this (403)', 'not_sent', turnedAway(403, 'invalid_request_error')],
  [
    'a request that is refused (400)',
    'declined',
    turnedAway(400, 'invalid_request_error', 'amount_too_small'),
  ],
])('%s means: %s', async (_, result, script) => {
  expect((await authoriseWith(script)).answer.result).toBe(result);
});

function turnedAway(status: number, type: string, code?: string): Script {
  const words = `No: ${CARDS.approved}, 739, sk_test_of_the_tests.`;
  return { turnedAway: { status, error: { type, message: words, ...(code === undefined ? {} : { code }) } } };
}

test('an approval whose answer is late or lost is one capture, however often it is asked for', async () => {
  const { request } = await authoriseWith({ delivery: 'silence' });
  const again = await acquirer.authorise(request);
  const found = await acquirer.inquire(request.key, new Date());
  expect(again).toMatchObject({ result: 'captured' });
  expect(found).toEqual(again);
  const intents = mock.account.intents.filter(({ metadata }) => metadata['harbour_attempt'] === request.key);
  expect(intents).toHaveLength(1);
});

test('an inquiry that Stripe refuses says nothing about the money', async () => {
  mock.script('GetPaymentIntents', turnedAway(400, 'invalid_request_error'));
  expect(await acquirer.inquire(newId('attempt'), new Date())).toEqual({ result: 'unknown' });
});

test('an inquiry reads on to the page that has the payment', async () => {
  const request = requestFor();
  await acquirer.authorise(request);
  const [mine] = mock.account.intents;
  const others = Array.from({ length: 250 }, (_, index) => ({
    ...structuredClone(mine ?? fail()),
    id: `pi_other_${index}`,
    metadata: {},
  }));
  mock.account.intents.unshift(...others);
  expect(await acquirer.inquire(request.key, new Date())).toMatchObject({ result: 'captured' });
  mock.account.intents.splice(0, others.length);
});

function fail(): never {
  throw new Error('There is no intent.');
}

test.each([
  ['KWD', 12_345],
  ['MGA', 150],
  ['UGX', 5_000],
  ['CLF', 10_000],
])(
  '%s %i cannot be told to Stripe exactly, so nothing is sent and nothing given back',
  async (currency, amount) => {
    const before = mock.seen.length;
    expect(await acquirer.authorise(requestFor({ currency, amount }))).toMatchObject({ result: 'declined' });
    expect(
      await acquirer.refund({ key: newId('refund'), acquirerId: 'pi_1', amount, currency }),
    ).toMatchObject({
      result: 'refused',
      code: 'amount_not_expressible',
    });
    expect(mock.seen).toHaveLength(before);
  },
);

test('ISK is sent with the two decimals that Stripe wants', async () => {
  expect((await acquirer.authorise(requestFor({ currency: 'ISK', amount: 5_000 }))).result).toBe('captured');
  expect(lastSeen('PostPaymentIntents')?.fields).toMatchObject({ amount: '500000', currency: 'isk' });
});

test('a refund is asked for once, even when Stripe has forgotten its key', async () => {
  const acquirerId = await captured();
  const request = { key: newId('refund'), acquirerId, amount: 4_000, currency: 'NGN' };
  mock.script('PostRefunds', { delivery: 'silence' });
  expect(await acquirer.refund(request)).toEqual({ result: 'unknown' });
  mock.forgetIdempotencyKeys();
  const asked = timesSeen('PostRefunds');
  expect(await acquirer.refund(request)).toEqual({ result: 'succeeded' });
  expect(timesSeen('PostRefunds')).toBe(asked);
  expect(mock.account.refunds.filter(({ payment_intent: id }) => id === acquirerId)).toHaveLength(1);
});

test.each([
  ['pending', { result: 'unknown' }],
  ['requires_action', { result: 'unknown' }],
  ['failed', { result: 'refused', code: 'lost_or_stolen_card', message: expect.any(String) }],
  ['canceled', { result: 'refused', code: 'canceled', message: expect.any(String) }],
])('a refund that is %s at Stripe', async (status, expected) => {
  const request = { key: newId('refund'), acquirerId: await captured(), amount: 4_000, currency: 'NGN' };
  mock.script('PostRefunds', { decision: { kind: 'stand', status } });
  expect(await acquirer.refund(request)).toEqual(expected);
  expect(await acquirer.refund(request)).toEqual(expected);
});

test('disputes are answered at Stripe, and the adapter says so', async () => {
  expect(await acquirer.listDisputes(null)).toMatchObject({ cases: [], more: false });
  expect(await acquirer.respondToDispute({ caseId: 'dp_1', answer: 'accept' })).toMatchObject({
    result: 'refused',
    message: expect.stringContaining('dashboard'),
  });
});
