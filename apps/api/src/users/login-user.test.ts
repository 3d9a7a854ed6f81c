import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { PASSWORD, mailsTo, signUp, tokenMailedTo } from '../testing/people.ts';
import { sessionOf, testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, clock } = api;

const signIn = (email: string, password: string) => call('loginUser', { body: { email, password } });

test('signing in sets a new session cookie that scripts cannot read', async () => {
  const { email, session } = await signUp(api);
  const answer = await signIn(email, PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.data.email).toBe(email);
  expect(answer.response.headers['set-cookie']).toMatch(
    /^__Host-harbour_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(sessionOf(answer)).not.toEqual(session);
  const current = await call('getCurrentUser', { as: sessionOf(answer) });
  expect(current.data.id).toBe(answer.data.id);
});

test('the session that the browser had before ends with the new one', async () => {
  const { email, session } = await signUp(api);
  const answer = await call('loginUser', { body: { email, password: PASSWORD }, as: session });
  expect(answer.status).toBe(200);
  expect((await call('getCurrentUser', { as: session })).status).toBe(401);
  expect((await call('getCurrentUser', { as: sessionOf(answer) })).status).toBe(200);
});

test('the person sees the sign-in before this one', async () => {
  const { email } = await signUp(api);
  const before = clock.now().toISOString();
  clock.advance(5 * MINUTE);
  expect((await signIn(email, PASSWORD)).data.last_login_at).toBe(before);
});

test('spaces and capitals around the address make no difference', async () => {
  await signUp(api, { email: 'ada.obi@example.com' });
  expect((await signIn(' Ada.Obi@Example.COM ', PASSWORD)).status).toBe(200);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await signUp(api);
  const wrong = await signIn(email, 'not the password');
  const unknown = await signIn('nobody@example.com', 'not the password');
  expect(wrong.status).toBe(401);
  const { request_id: one, ...first } = wrong.error;
  const { request_id: two, ...second } = unknown.error;
  expect(first).toEqual(second);
  expect(one).not.toBe(two);
});

test('ten wrong passwords lock the account for half an hour, known or not', async () => {
  const { email } = await signUp(api);
  for (const address of [email, 'nobody.at.all@example.com']) {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await signIn(address, `wrong ${attempt}`)).error.code).toBe('invalid_credentials');
    }
    const locked = await signIn(address, PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.error.code).toBe('account_locked');
    expect(locked.response.headers['retry-after']).toBe('1800');
  }
  clock.advance(30 * MINUTE);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});

test('tries sent at once count as well: no more than ten passwords are looked at', async () => {
  const { email } = await signUp(api);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn(email, `wrong ${index}`)),
  );
  const codes = answers.map(({ error }) => error.code);
  expect(codes.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(10);
  expect((await signIn(email, PASSWORD)).error.code).toBe('account_locked');
});

test('the lock is mailed once, and the mailed link opens it at once', async () => {
  const { email } = await signUp(api);
  for (let attempt = 1; attempt <= 12; attempt += 1) await signIn(email, `wrong ${attempt}`);
  const mails = await mailsTo(api, email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account is locked']);
  const password = 'another quite long pass phrase';
  const reset = await call('completePasswordReset', {
    body: { token: await tokenMailedTo(api, email), password },
  });
  expect(reset.status).toBe(200);
  expect((await signIn(email, password)).status).toBe(200);
});

test('a right password in between starts the count anew', async () => {
  const { email } = await signUp(api);
  for (let attempt = 1; attempt <= 9; attempt += 1) await signIn(email, `wrong ${attempt}`);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
  expect((await signIn(email, 'wrong again')).error.code).toBe('invalid_credentials');
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});
