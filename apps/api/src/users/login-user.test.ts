import { expect, test } from 'vitest';
import { PASSWORD, signUp } from '../testing/people.ts';
import { sessionOf, testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call } = api;

test('signing in sets a new session cookie that scripts cannot read', async () => {
  const { email } = await signUp(api);
  const answer = await call('loginUser', { body: { email, password: PASSWORD } });
  expect(answer.status).toBe(200);
  expect(answer.data.email).toBe(email);
  expect(answer.response.headers['set-cookie']).toMatch(
    /^__Host-harbour_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  const current = await call('getCurrentUser', { as: sessionOf(answer) });
  expect(current.data.id).toBe(answer.data.id);
});
