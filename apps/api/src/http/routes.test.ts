import { expect, test } from 'vitest';
import type { Merchant } from '../testing/people.ts';
import { PASSWORD, signUp, signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { app, call, testDatabase } = api;

const LOGIN = '/api/core/users/login';
const json = { 'content-type': 'application/json' };

test('an unknown path is a 404 in the contract’s shape', async () => {
  const response = await app.inject({ url: '/api/core/nothing/here?secret=1' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({
    message: 'Page not found',
    code: 'route_not_found',
    type: 'not_found',
  });
  expect(response.json().request_id).toMatch(/^req_/);
});

test('a known path with another method is a 405 that names the right one', async () => {
  const response = await app.inject({ method: 'DELETE', url: LOGIN });
  expect(response.statusCode).toBe(405);
  expect(response.headers['allow']).toBe('POST');
  expect(response.json().code).toBe('method_not_allowed');
});

test('what cannot be read as a path is a 400', async () => {
  const response = await app.inject({ url: '/api/core/%zz' });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('malformed_request');
});

test('outside /api nothing is answered in the API’s name', async () => {
  const response = await app.inject({ url: '/' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-security-policy']).toBeUndefined();
});

test('every answer forbids to be kept, framed or sniffed', async () => {
  for (const url of ['/api/core/users/current', '/api/nothing']) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test.each([
  ['text/plain', '{"email":"a@example.com","password":"x"}'],
  ['application/x-www-form-urlencoded', 'email=a@example.com&password=x'],
  ['text/json', '{}'],
])('a body of %s is a 415', async (type, payload) => {
  const response = await app.inject({
    method: 'POST',
    url: LOGIN,
    headers: { 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(415);
  expect(response.json().code).toBe('unsupported_media_type');
});

test('a body above 1 MiB is a 413', async () => {
  const payload = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(1024 * 1024) });
  const response = await app.inject({ method: 'POST', url: LOGIN, headers: json, payload });
  expect(response.statusCode).toBe(413);
  expect(response.json().code).toBe('payload_too_large');
});

test.each([
  ['no body', undefined],
  ['a broken one', '{"email":'],
  ['a key twice', '{"email":"a@example.com","email":"b@example.com","password":"x"}'],
  ['__proto__', '{"__proto__":{"email":"a@example.com"},"password":"x"}'],
  ['deep nesting', `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ['a NUL', String.raw`{"email":"a\u0000@example.com","password":"x"}`],
])('%s is a 400', async (_what, payload) => {
  const answer = await call('loginUser', { payload, headers: payload === undefined ? {} : json });
  expect(answer.status).toBe(400);
  expect(answer.error.code).toBe('malformed_json');
});

test('texts of the URL are read as what they stand for, and refused where they stand for nothing', async () => {
  const { session } = await signUpMerchant(api);
  const list = (query: string) =>
    app.inject({
      url: `/api/core/business/users?${query}`,
      headers: 'cookie' in session ? { cookie: session.cookie } : {},
    });
  expect((await list('limit=1')).statusCode).toBe(200);
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=ten',
    'limit=1&limit=2',
    'cursor=%00',
    'limits=5',
  ]) {
    const refused = await list(query);
    expect(refused.statusCode, query).toBe(422);
    expect(refused.json().errors[0].field, query).toMatch(/^(limits?|cursor)$/);
  }
});

test('what other sites append to a payer’s link changes nothing', async () => {
  const plain = await app.inject({ url: '/api/checkout/payments/never-made' });
  const tagged = await app.inject({
    url: '/api/checkout/payments/never-made?utm_source=newsletter&fbclid=1&fbclid=2',
  });
  expect(tagged.statusCode).toBe(plain.statusCode);
  expect(tagged.json().code).toBe(plain.json().code);
});

test('a session’s cookie needs the product’s own Origin for what changes something', async () => {
  const { session } = await signUp(api);
  for (const origin of [
    undefined,
    'null',
    'http://evil.example',
    'http://localhost:4000.evil.example',
    'https://localhost:4000',
  ]) {
    const answer = await call('logoutUser', { as: session, headers: { origin } });
    expect(answer.status, origin).toBe(403);
    expect(answer.error.code).toBe('origin_not_allowed');
  }
  expect(
    (await call('getCurrentUser', { as: session, headers: { origin: 'http://evil.example' } })).status,
  ).toBe(200);
  expect((await call('logoutUser', { as: session })).status).toBe(200);
});

test('a bearer token needs no Origin: no browser sends it by itself', async () => {
  const { email } = await signUp(api);
  const { meta } = await call('loginUser', { body: { email, password: PASSWORD, token_delivery: 'body' } });
  const answer = await call('logoutUser', {
    as: { bearer: String(meta['token']) },
    headers: { origin: undefined },
  });
  expect(answer.status).toBe(200);
});

test('another site’s page cannot sign somebody in', async () => {
  const { email } = await signUp(api);
  const body = { email, password: PASSWORD };
  const foreign = await call('loginUser', { body, headers: { origin: 'http://evil.example' } });
  expect(foreign.status).toBe(403);
  expect(foreign.error.code).toBe('origin_not_allowed');
  expect((await call('loginUser', { body, headers: { origin: undefined } })).status).toBe(200);
});

async function keyOf(merchant: Merchant): Promise<string> {
  const { data } = await call('rotateApiKey', { as: merchant.session, body: { kind: 'secret' } });
  return data.secret;
}

test('a secret key decides the mode, and a contradicting one is refused', async () => {
  const merchant = await signUpMerchant(api);
  const bearer = await keyOf(merchant);
  expect((await call('listTransactions', { as: { bearer } })).status).toBe(200);
  expect((await call('listTransactions', { as: { bearer }, query: { mode: 'test' } })).status).toBe(200);
  const refused = await call('listTransactions', { as: { bearer }, query: { mode: 'live' } });
  expect(refused.status).toBe(422);
  expect(refused.error.code).toBe('mode_mismatch');
});

test('a secret key is no sign-in: team, keys and account are for people', async () => {
  const merchant = await signUpMerchant(api);
  const bearer = await keyOf(merchant);
  for (const operation of [
    'getCurrentUser',
    'listTeamMembers',
    'getApiKeys',
    'listBusinessAccounts',
  ] as const) {
    expect((await call(operation, { as: { bearer } })).error.code, operation).toBe('authentication_required');
  }
});

test('a fault of ours says nothing of its cause, and the log does', async () => {
  const { session } = await signUpMerchant(api);
  await testDatabase.asAdmin((client) => client.query('alter table roles rename column position to hidden'));
  const answer = await call('listRoles', { as: session });
  await testDatabase.asAdmin((client) => client.query('alter table roles rename column hidden to position'));
  expect(answer.status).toBe(500);
  expect(answer.error).toEqual({
    message: 'Error occurred, please contact support',
    code: 'internal_error',
    type: 'api',
    request_id: expect.stringMatching(/^req_/),
  });
  const line = api.log.find((text) => text.includes(answer.error.request_id) && text.includes('"err"'));
  expect(line).toContain('column \\"position\\" does not exist');
});
