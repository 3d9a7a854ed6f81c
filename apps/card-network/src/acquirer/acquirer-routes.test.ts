import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuthorizationOperation } from './acquirer-messages.ts';
import { areqFor, authenticate, authorization, inquire, networkFor, post } from '../testing/network.ts';

const app = networkFor();

async function authorize(number: string, rest: Parameters<typeof authorization>[1] = {}) {
  const response = await post(app, '/acquirer/authorizations', authorization(number, rest));
  expect(response.statusCode).toBe(200);
  return response.json<AuthorizationOperation>();
}

describe('authorisation by card', () => {
  it.each([
    '4242424242424242',
    '4111111111111111',
    '5555555555554444',
    '378282246310005',
    '5061460410120223210',
    '6205500000000000004',
    '4084084084084081',
    '4000000000000259',
    '4000000000003055',
    '4000000000002701',
    '5200000000002235',
    '4000000000002719',
    '4000000000002313',
  ])('%s is approved without 3-D Secure', async (number) => {
    const operation = await authorize(number);
    expect(operation).toMatchObject({
      status: 'captured',
      captured_amount: 125_000,
      refunded_amount: 0,
      authenticated: false,
      decline: null,
      card: { last4: number.slice(-4) },
    });
    expect(operation.approval_code).toMatch(/^\d{6}$/);
  });

  it.each([
    ['4000000000000002', 'generic_decline'],
    ['4084080000005408', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000009987', 'lost_card'],
    ['4000000000009979', 'stolen_card'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
  ])('%s is declined: %s', async (number, code) => {
    const operation = await authorize(number);
    expect(operation).toMatchObject({ status: 'declined', captured_amount: 0, approval_code: null });
    expect(operation.decline).toEqual({ code, message: expect.stringMatching(/\.$/) });
  });

  it.each([
    '4000000000003220',
    '4000002760003184',
    '4000000000002503',
    '5200000000002151',
    '4000008400001629',
    '4000008260003178',
    '4000000000002370',
    '5200000000002490',
    '4000000000002420',
    '4000000000002644',
    '4000008400001280',
    '4000000000002925',
    '5200000000002276',
    '4000000000002537',
  ])('%s is declined without a good 3-D Secure result', async (number) => {
    expect((await authorize(number)).decline?.code).toBe('authentication_required');
  });

  it('refuses every number that is not a test card, in plain words', async () => {
    const operation = await authorize('4012888888881881');
    expect(operation).toMatchObject({
      status: 'declined',
      decline: {
        code: 'card_not_supported',
        message: 'The sandbox takes only its test cards. No real card can be used here.',
      },
      card: { brand: 'unknown', last4: '1881', country: null, funding: null },
    });
  });

  it('declines a card after the last day of its month', async () => {
    const card = { number: '4242424242424242', expiry_month: 12, expiry_year: 2020, cvc: '123' };
    expect((await authorize(card.number, { card })).decline?.code).toBe('expired_card');
  });

  it.each([
    ['4242424242424242', '1234'],
    ['378282246310005', '123'],
  ])('declines %s with a CVC of the wrong length', async (number, cvc) => {
    const card = { number, expiry_month: 1, expiry_year: 2090, cvc };
    expect((await authorize(number, { card })).decline?.code).toBe('incorrect_cvc');
  });
});

/** Authenticates 1,250.00 NGN without a challenge. */
async function frictionless(number: string) {
  const ares = await authenticate(app, areqFor(number));
  return { eci: ares.eci ?? '', cavv: ares.authenticationValue ?? '', ds_trans_id: ares.dsTransID };
}

describe('3-D Secure results', () => {
  it.each(['4000000000002701', '5200000000002235', '4000000000002719'])(
    'approves %s as authenticated',
    async (number) => {
      const operation = await authorize(number, { three_d_secure: await frictionless(number) });
      expect(operation).toMatchObject({ status: 'captured', authenticated: true });
    },
  );

  it.each([
    ['another amount', { amount: 125_001 }],
    ['another currency', { currency: 'USD' }],
  ])('declines a result for %s', async (_what, change) => {
    const three_d_secure = await frictionless('4000000000002701');
    const operation = await authorize('4000000000002701', { ...change, three_d_secure });
    expect(operation).toMatchObject({
      status: 'declined',
      authenticated: false,
      decline: { code: 'authentication_required' },
    });
  });

  it('declines the result of another card, another transaction or another indicator', async () => {
    const three_d_secure = await frictionless('4000000000002701');
    const ofOtherCard = await authorize('4000000000003055', { three_d_secure });
    const ofOtherTransaction = await authorize('4000000000002701', {
      three_d_secure: { ...three_d_secure, ds_trans_id: randomUUID() },
    });
    const withOtherEci = await authorize('4000000000002701', {
      three_d_secure: { ...three_d_secure, eci: '06' },
    });
    for (const operation of [ofOtherCard, ofOtherTransaction, withOtherEci]) {
      expect(operation.decline?.code).toBe('authentication_required');
    }
  });

  it('takes an unavailable authentication for none', async () => {
    const { dsTransID } = await authenticate(app, areqFor('4000000000002313'));
    const operation = await authorize('4000000000002313', {
      three_d_secure: { eci: '07', ds_trans_id: dsTransID },
    });
    expect(operation).toMatchObject({ status: 'captured', authenticated: false });
  });
});

describe('answers that get lost', () => {
  it('approves, answers 500, and tells the outcome when asked', async () => {
    const request = authorization('506066506066506067');
    const response = await post(app, '/acquirer/authorizations', request);
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'acquirer_error' });
    const outcome = await inquire(app, request.merchant_reference);
    expect(outcome.json()).toMatchObject({ status: 'captured', amount: 125_000 });
    const repeated = await post(app, '/acquirer/authorizations', request);
    expect(repeated.json()).toEqual(outcome.json());
  });

  it('approves, stays silent, and tells the outcome when asked meanwhile', async () => {
    const silent = networkFor();
    const request = authorization('5060660000000064');
    const lost = post(silent, '/acquirer/authorizations', request);
    await expect
      .poll(async () => (await inquire(silent, request.merchant_reference)).json())
      .toMatchObject({ status: 'captured' });
    // Closing cuts the silence short; otherwise this test would last as long as a caller's patience.
    await silent.close();
    expect((await lost).statusCode).toBe(504);
  });

  it('gives up its silence after a while', async () => {
    const silent = networkFor({ silenceMs: 1 });
    const response = await post(silent, '/acquirer/authorizations', authorization('5060660000000064'));
    expect(response.statusCode).toBe(504);
    expect(response.json()).toMatchObject({ code: 'acquirer_timeout' });
  });
});

describe('requests', () => {
  const valid = authorization('4242424242424242');
  const { merchant_reference: _reference, ...withoutReference } = valid;

  it.each([
    ['merchant_reference', withoutReference],
    ['merchant_reference', { ...valid, merchant_reference: '4242424242424242' }],
    ['amount', { ...valid, amount: 0 }],
    ['amount', { ...valid, amount: 10.5 }],
    ['amount', { ...valid, amount: '100' }],
    ['amount', { ...valid, amount: Number.MAX_SAFE_INTEGER + 1 }],
    ['currency', { ...valid, currency: 'ngn' }],
    ['currency', { ...valid, currency: 'XXQ' }],
    ['capture', { ...valid, capture: 'yes' }],
    ['card.number', { ...valid, card: { ...valid.card, number: '4242 4242 4242 4242' } }],
    ['card.expiry_month', { ...valid, card: { ...valid.card, expiry_month: 13 } }],
    ['card.expiry_year', { ...valid, card: { ...valid.card, expiry_year: 30 } }],
    ['card.cvc', { ...valid, card: { ...valid.card, cvc: '12' } }],
    ['three_d_secure.eci', { ...valid, three_d_secure: { eci: '5', ds_trans_id: randomUUID() } }],
    ['three_d_secure.ds_trans_id', { ...valid, three_d_secure: { eci: '05' } }],
    ['card', { ...valid, card: { ...valid.card, pin: '1' } }],
  ])('names the field that is wrong: %s', async (field, body) => {
    const response = await post(app, '/acquirer/authorizations', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request', errors: [{ field }] });
  });

  it.each(['Bearer wrong', 'a-secret-of-the-tests', ''])(
    'needs the secret, not "%s"',
    async (authorization) => {
      const responses = await Promise.all([
        app.inject({
          method: 'POST',
          url: '/acquirer/authorizations',
          headers: { authorization },
          body: valid,
        }),
        app.inject({ url: '/acquirer/operations/att_12345678', headers: { authorization } }),
        app.inject({ method: 'POST', url: '/directory/areq', headers: { authorization }, body: {} }),
      ]);
      for (const response of responses) {
        expect(response.statusCode).toBe(401);
        expect(response.json()).toMatchObject({ code: 'unauthorized' });
      }
    },
  );
});
