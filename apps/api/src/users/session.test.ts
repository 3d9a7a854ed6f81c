import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../platform/clock.ts';
import { signUp } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, clock, database } = api;

test('a session ends after 15 minutes without a call', async () => {
  const { session } = await signUp(api);
  clock.advance(14 * MINUTE);
  expect((await call('getCurrentUser', { as: session })).status).toBe(200);
  clock.advance(14 * MINUTE);
  expect((await call('getCurrentUser', { as: session })).status).toBe(200);
  clock.advance(15 * MINUTE + SECOND);
  const ended = await call('getCurrentUser', { as: session });
  expect(ended.status).toBe(401);
  expect(ended.error.code).toBe('session_expired');
  expect(ended.response.headers['set-cookie']).toMatch(
    /^__Host-harbour_session=; .*Expires=Thu, 01 Jan 1970/,
  );
});

test('a session ends after 12 hours, however busy it is', async () => {
  const { session } = await signUp(api);
  const end = clock.now().getTime() + 12 * HOUR;
  while (clock.now().getTime() + 10 * MINUTE < end) {
    clock.advance(10 * MINUTE);
    expect((await call('getCurrentUser', { as: session })).status).toBe(200);
  }
  clock.set(new Date(end));
  expect((await call('getCurrentUser', { as: session })).error.code).toBe('session_expired');
});

test('signing out ends the session for good and clears the cookie', async () => {
  const { session } = await signUp(api);
  const answer = await call('logoutUser', { as: session });
  expect(answer.status).toBe(200);
  expect(answer.response.headers['set-cookie']).toMatch(
    /^__Host-harbour_session=; .*Expires=Thu, 01 Jan 1970/,
  );
  expect((await call('getCurrentUser', { as: session })).error.code).toBe('session_expired');
});

test('nobody signed in is told apart from a dead session', async () => {
  expect((await call('getCurrentUser')).error.code).toBe('authentication_required');
  expect((await call('getCurrentUser', { as: { bearer: 'x'.repeat(43) } })).error.code).toBe(
    'session_expired',
  );
});

test('the database keeps no token that could be used', async () => {
  const { session } = await signUp(api);
  const token = 'cookie' in session ? session.cookie.split('=')[1] : '';
  const rows = await database.acrossBusinesses((trx) => trx.selectFrom('sessions').selectAll().execute());
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});
