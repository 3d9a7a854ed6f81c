import { expect, test } from 'vitest';
import { PASSWORD, addMember, signUpMerchant, tokenMailedTo } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, log, app } = api;

test('one line an answer: who called what, with which outcome', async () => {
  const { session, business } = await signUpMerchant(api);
  log.length = 0;
  const { response } = await call('listRoles', { as: session });
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    reqId: response.headers['x-request-id'],
    operation: 'listRoles',
    method: 'GET',
    status: 200,
    caller: 'session',
    business: business.id,
    msg: 'answered',
  });
});

test('no password, token, cookie, address of a person or query value is ever logged', async () => {
  log.length = 0;
  const merchant = await signUpMerchant(api);
  const member = await addMember(api, merchant, 'Viewer');
  await call('initiatePasswordReset', { body: { email: member.email } });
  const token = await tokenMailedTo(api, member.email);
  await call('completePasswordReset', { body: { token, password: 'another quite long pass phrase' } });
  await call('getTeamInvitation', { params: { token } });
  await call('loginUser', { body: { email: member.email, password: 'wrong-canary-password' } });
  await app.inject({ url: '/api/core/business/transactions?search=canary-search-4242424242424242' });
  await app.inject({ url: '/api/nothing/canary-path?x=canary-value' });
  await app.inject({
    method: 'POST',
    url: '/api/core/users/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":"canary-broken',
  });
  const text = log.join('');
  expect(log.length).toBeGreaterThan(8);
  const cookie = 'cookie' in merchant.session ? (merchant.session.cookie.split('=')[1] ?? '') : '';
  for (const secret of [
    PASSWORD,
    token,
    cookie,
    member.email,
    merchant.email,
    'canary',
    '4242424242424242',
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('a line break in a header does not make a line of the log', async () => {
  log.length = 0;
  await app.inject({
    url: '/api/core/users/current',
    headers: { 'user-agent': 'x\\n{"level":60,"msg":"forged"}' },
  });
  expect(log.join('')).not.toContain('forged');
});
