import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { PASSWORD, mailsTo, signUp, tokenMailedTo } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, clock, database } = api;

const NEXT = 'another quite long pass phrase';

const ask = (email: string) => call('initiatePasswordReset', { body: { email } });
const complete = (token: string, password = NEXT) =>
  call('completePasswordReset', { body: { token, password } });

test('a mailed link sets a new password once and ends every session', async () => {
  const { email, session } = await signUp(api);
  expect((await ask(` ${email.toUpperCase()} `)).status).toBe(202);
  const token = await tokenMailedTo(api, email);
  expect((await complete(token)).status).toBe(200);
  expect((await call('getCurrentUser', { as: session })).error.code).toBe('session_expired');
  expect((await call('loginUser', { body: { email, password: PASSWORD } })).status).toBe(401);
  const signedIn = await call('loginUser', { body: { email, password: NEXT } });
  expect(signedIn.status).toBe(200);
  expect(signedIn.data.email_verified_at).toBe(clock.now().toISOString());

  const again = await complete(token, 'yet another long pass phrase');
  expect(again.status).toBe(422);
  expect(again.error.code).toBe('reset_token_invalid');
  expect((await mailsTo(api, email))[0]?.subject).toBe('Your password was changed');
});

test('of two calls with one link at once, one sets the password', async () => {
  const { email } = await signUp(api);
  await ask(email);
  const token = await tokenMailedTo(api, email);
  const answers = await Promise.all([complete(token), complete(token), complete(token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
});

test('a newer link puts the older one out of use', async () => {
  const { email } = await signUp(api);
  await ask(email);
  const older = await tokenMailedTo(api, email);
  clock.advance(MINUTE);
  await ask(email);
  const newer = await tokenMailedTo(api, email);
  expect((await complete(older)).error.code).toBe('reset_token_invalid');
  expect((await complete(newer)).status).toBe(200);
});

test('a link works for 30 minutes', async () => {
  const { email } = await signUp(api);
  await ask(email);
  const token = await tokenMailedTo(api, email);
  clock.advance(30 * MINUTE);
  expect((await complete(token)).error.code).toBe('reset_token_invalid');
});

test('an address in another case, or with spaces around it, is the same person’s', async () => {
  const { email } = await signUp(api);
  await ask(` ${email.toUpperCase()} `);
  expect((await complete(await tokenMailedTo(api, email))).status).toBe(200);
  const signedIn = await call('loginUser', { body: { email, password: NEXT } });
  expect(signedIn.status).toBe(200);
});

test('an unknown address gets the same answer and no mail', async () => {
  const { email } = await signUp(api);
  const known = await ask(email);
  const unknown = await ask('nobody@example.com');
  expect(unknown.status).toBe(known.status);
  expect(unknown.data).toEqual(known.data);
  expect(await mailsTo(api, 'nobody@example.com')).toEqual([]);
});

test('a refused password leaves the link as it was', async () => {
  const { email } = await signUp(api);
  await ask(email);
  const token = await tokenMailedTo(api, email);
  expect((await complete(token, 'password1234')).error.code).toBe('password_breached');
  expect((await complete(token, PASSWORD)).error.code).toBe('password_reused');
  expect((await complete(token)).status).toBe(200);
});

test('a guessed token opens nothing, and the stored form is not the token', async () => {
  const { email } = await signUp(api);
  await ask(email);
  const token = await tokenMailedTo(api, email);
  expect((await complete('A'.repeat(43))).error.code).toBe('reset_token_invalid');
  const rows = await database.acrossBusinesses((trx) =>
    trx.selectFrom('password_resets').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the link leads to the product’s own origin, whatever Host the call names', async () => {
  const { email } = await signUp(api);
  await call('initiatePasswordReset', { body: { email }, headers: { host: 'evil.example' } });
  const [mail] = await mailsTo(api, email);
  expect(mail?.text_body).toContain('http://localhost:4000/password/reset/');
  expect(mail?.text_body).not.toContain('evil.example');
});
