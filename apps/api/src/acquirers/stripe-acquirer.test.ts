import { expect, test } from 'vitest';
import { SECOND } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { freePort } from '../testing/card-network.ts';
import { CARDS } from '../testing/checkout-world.ts';
import { describeAcquirer } from '../testing/describe-acquirer.ts';
import type { Script } from '../testing/stripe-mock/stripe-mock.ts';
import { MOCK_SECRET_KEY } from '../testing/stripe-mock/stripe-mock.ts';
import { authorisationOf, stripeWorld, testStripeAcquirer } from '../testing/stripe-world.ts';
import { stripeAcquirer } from './stripe-acquirer.ts';

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

const lastSeen = (operation: string) => mock.seen.findLast((each) => each.operation === operation);

async function authoriseWith(script: Script, operation = 'PostPaymentIntentsIntentConfirm') {
  mock.script(operation, script);
  const request = authorisationOf();
  return { request, answer: await acquirer.authorise(request) };
}

test('a card becomes a payment method, and an intent that cannot pay is made and confirmed with it', async () => {
  const request = authorisationOf();
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
    idempotencyKey: `${request.key}_intent`,
    fields: {
      amount: '500000',
      currency: 'ngn',
      capture_method: 'automatic',
      metadata: { harbour_attempt: request.key },
      payment_method_types: ['card'],
    },
  });
  expect(lastSeen('PostPaymentIntentsIntentConfirm')).toEqual({
    operation: 'PostPaymentIntentsIntentConfirm',
    idempotencyKey: request.key,
    fields: {
      error_on_requires_action: 'true',
      expand: ['latest_charge'],
      payment_method: expect.stringMatching(/^pm_/),
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
  expect((await acquirer.authorise(authorisationOf({ authentication }))).result).toBe('captured');
  expect(lastSeen('PostPaymentIntentsIntentConfirm')?.fields['payment_method_options']).toEqual({
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
  await acquirer.authorise(authorisationOf({ authentication }));
  expect(lastSeen('PostPaymentIntentsIntentConfirm')?.fields).not.toHaveProperty('payment_method_options');
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

test.each([
  ['PostPaymentMethods', 'not_sent'],
  ['PostPaymentIntents', 'not_sent'],
  ['PostPaymentIntentsIntentConfirm', 'unknown'],
])('%s: a redirect is not followed', async (operation, result) => {
  expect((await authoriseWith({ delivery: 'redirect' }, operation)).answer).toEqual({ result });
});

test.each<[string, string, Script]>([
  ['no answer', 'not_sent', { delivery: 'silence' }],
  ['500', 'not_sent', { delivery: 'error 500' }],
  ['an answer that is not JSON', 'not_sent', { delivery: 'not JSON' }],
  ['too many calls (429)', 'not_sent', turnedAway(429, 'invalid_request_error', 'rate_limit')],
  ['a request that is refused (400)', 'declined', turnedAway(400, 'invalid_request_error')],
  ['a card that is none (402)', 'declined', turnedAway(402, 'card_error', 'incorrect_number')],
])(
  'before the confirmation %s means: %s, the intent is closed, and nothing is asked of the card',
  async (_, result, script) => {
    const before = confirmations();
    const { request, answer } = await authoriseWith(script, 'PostPaymentMethods');
    expect(answer.result).toBe(result);
    expect(mock.account.intents[0]).toMatchObject({
      metadata: { harbour_attempt: request.key },
      status: 'canceled',
    });
    expect((await authoriseWith(script, 'PostPaymentIntents')).answer.result).toBe(result);
    expect(confirmations()).toBe(before);
  },
);

test('an intent whose confirmation was turned away is closed', async () => {
  const script = turnedAway(429, 'invalid_request_error', 'rate_limit');
  const { request, answer } = await authoriseWith(script);
  expect(answer).toEqual({ result: 'not_sent' });
  expect(mock.account.intents[0]).toMatchObject({
    metadata: { harbour_attempt: request.key },
    status: 'canceled',
  });
});

test.each<[string, Script]>([
  ['cannot be closed', turnedAway(429, 'invalid_request_error', 'rate_limit')],
  [
    'has succeeded in the meantime',
    turnedAway(400, 'invalid_request_error', 'payment_intent_unexpected_state'),
  ],
  ['is not known to be closed', { delivery: 'error 500' }],
])(
  'an intent whose confirmation was turned away and that %s may have paid: that is unknown',
  async (_, script) => {
    mock.script('PostPaymentIntentsIntentCancel', script);
    const { answer } = await authoriseWith(turnedAway(403, 'invalid_request_error'));
    expect(answer).toEqual({ result: 'unknown' });
  },
);

test('an operator is told of a key that Stripe does not take', async () => {
  const told: number[] = [];
  const other = stripeAcquirer({
    secretKey: 'sk_test_revoked',
    mode: 'test',
    baseUrl: mock.url,
    onTurnedAway: (status) => told.push(status),
  });
  expect(await other.authorise(authorisationOf())).toEqual({ result: 'not_sent' });
  expect(await other.inquire(newId('attempt'), new Date())).toEqual({ result: 'not_sent' });
  expect(told).toEqual([401, 401]);
});

test('an approval whose answer is late or lost is one capture, however often it is asked for', async () => {
  const { request } = await authoriseWith({ delivery: 'silence' });
  const again = await acquirer.authorise(request);
  const found = await acquirer.inquire(request.key, new Date());
  expect(again).toMatchObject({ result: 'captured' });
  expect(found).toEqual(again);
  const intents = mock.account.intents.filter(({ metadata }) => metadata['harbour_attempt'] === request.key);
  expect(intents).toHaveLength(1);
});

/** An adapter on whose clock so many seconds pass from each look at it to the next. */
const slowStripe = (seconds: number) => {
  let time = 0;
  return stripeAcquirer({
    secretKey: MOCK_SECRET_KEY,
    mode: 'test',
    baseUrl: mock.url,
    now: () => (time += seconds * SECOND),
  });
};

test('an authorisation ends before it is inquired after: what is too late is left to the inquiry', async () => {
  mock.script('PostPaymentIntentsIntentConfirm', { decision: { kind: 'ask_anyway' } });
  const request = authorisationOf();
  expect(await slowStripe(8).authorise(request)).toEqual({ result: 'unknown' });
  expect(mock.account.intents[0]).toMatchObject({ status: 'requires_action' });
  expect(await acquirer.inquire(request.key, new Date())).toMatchObject({ result: 'declined' });
  expect(mock.account.intents[0]).toMatchObject({ status: 'canceled' });
});

const confirmations = () =>
  mock.seen.filter(({ operation }) => operation === 'PostPaymentIntentsIntentConfirm').length;

test('where all the time is gone before the money is asked for, it is not', async () => {
  const before = confirmations();
  expect(await slowStripe(14).authorise(authorisationOf())).toEqual({ result: 'not_sent' });
  expect(confirmations()).toBe(before);
});

test('an intent is confirmed once its id is written down, and not where that is refused or fails', async () => {
  const before = confirmations();
  const kept: string[] = [];
  const keepId = async (id: string) => {
    kept.push(id);
    expect(mock.account.intentOf(id).status).toBe('requires_payment_method');
    return true;
  };
  expect(await acquirer.authorise(authorisationOf({ keepId }))).toMatchObject({
    result: 'captured',
    acquirerId: kept[0],
  });
  expect(await acquirer.authorise(authorisationOf({ keepId: async () => false }))).toEqual({
    result: 'not_sent',
  });
  expect(mock.account.intents[0]?.status).toBe('canceled');
  const away = () => Promise.reject(new Error('The database is away.'));
  expect(await acquirer.authorise(authorisationOf({ keepId: away }))).toEqual({ result: 'not_sent' });
  expect(mock.account.intents[0]?.status).toBe('canceled');
  expect(confirmations()).toBe(before + 1);
});
