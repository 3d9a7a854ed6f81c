import { expect, test } from 'vitest';
import { STRIPE_API_VERSION } from '../../acquirers/stripe-client.ts';
import { testStripeMock } from '../stripe-world.ts';
import { MOCK_SECRET_KEY } from './stripe-mock.ts';

const mock = await testStripeMock();

interface Told {
  status: number;
  body: { id?: string; status?: string; error?: Record<string, unknown> };
}

async function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Told> {
  const response = await fetch(mock.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: `Bearer ${MOCK_SECRET_KEY}`, 'stripe-version': STRIPE_API_VERSION, ...headers },
  });
  return { status: response.status, body: (await response.json()) as Told['body'] };
}

const CARD = {
  type: 'card',
  'card[number]': '4242424242424242',
  'card[exp_month]': '8',
  'card[exp_year]': '2029',
};

async function intentFields(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const { body } = await post('/v1/payment_methods', CARD);
  return { amount: '1000', currency: 'usd', confirm: 'true', payment_method: body.id ?? '', ...more };
}

test('a request that the description allows is served', async () => {
  const made = await post('/v1/payment_intents', await intentFields({ 'metadata[order]': '6735' }));
  expect(made).toMatchObject({ status: 200, body: { object: 'payment_intent', status: 'succeeded' } });
});

test.each([
  ['an unknown parameter', { captrue: 'true' }, 'parameter_unknown', 'captrue'],
  [
    'an unknown parameter deep inside',
    { 'payment_method_options[card][three_ds]': '1' },
    'parameter_unknown',
    'payment_method_options[card][three_ds]',
  ],
  ['an amount that is not a whole number', { amount: '10.5' }, undefined, 'amount'],
  ['a value that is none of the list', { capture_method: 'later' }, undefined, 'capture_method'],
  ['a text that is too long', { statement_descriptor: 'x'.repeat(23) }, undefined, 'statement_descriptor'],
  [
    'a result of 3-D Secure without its cryptogram',
    {
      'payment_method_options[card][three_d_secure][transaction_id]': 'f38e6948',
      'payment_method_options[card][three_d_secure][version]': '2.2.0',
    },
    'parameter_missing',
    'payment_method_options[card][three_d_secure][cryptogram]',
  ],
])('%s is refused by name, and nothing is made', async (_, wrong, code, param) => {
  const before = mock.account.intents.length;
  const { status, body } = await post('/v1/payment_intents', await intentFields(wrong));
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ type: 'invalid_request_error', param });
  expect(body.error?.['code']).toBe(code);
  expect(mock.account.intents).toHaveLength(before);
});

test('a missing parameter, another path, another version and another key are refused', async () => {
  expect(await post('/v1/payment_intents', { currency: 'usd' })).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_missing', param: 'amount' } },
  });
  expect((await post('/v1/payment_intent', {})).status).toBe(404);
  expect((await post('/v1/refunds', {}, { 'stripe-version': '2020-08-27' })).status).toBe(400);
  expect((await post('/v1/refunds', {}, { authorization: 'Bearer sk_test_other' })).status).toBe(401);
});

test('an idempotency key brings the first answer again, and takes no other body', async () => {
  const headers = { 'idempotency-key': 'once' };
  const fields = await intentFields();
  const first = await post('/v1/payment_intents', fields, headers);
  expect(await post('/v1/payment_intents', fields, headers)).toEqual(first);
  expect(await post('/v1/payment_intents', { ...fields, amount: '2000' }, headers)).toMatchObject({
    status: 400,
    body: { error: { type: 'idempotency_error' } },
  });
  mock.forgetIdempotencyKeys();
  expect((await post('/v1/payment_intents', fields, headers)).body.id).not.toBe(first.body.id);
});

test('a request that is refused is not remembered under its key', async () => {
  const headers = { 'idempotency-key': 'second try' };
  const fields = await intentFields();
  expect((await post('/v1/payment_intents', { ...fields, nonsense: '1' }, headers)).status).toBe(400);
  expect((await post('/v1/payment_intents', fields, headers)).status).toBe(200);
});
