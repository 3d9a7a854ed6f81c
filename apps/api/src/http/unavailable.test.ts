import pg from 'pg';
import { expect, test } from 'vitest';
import { signUp } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { isUnavailable } from './unavailable.ts';

const api = await testApp();

test.each([
  '08006',
  '25P03',
  '40001',
  '40P01',
  '53100',
  '53200',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P03',
  'ECONNREFUSED',
  'ENOENT',
  'ENOSPC',
])('%s is trouble that passes', (code) => {
  expect(isUnavailable(Object.assign(new Error('trouble'), { code }))).toBe(true);
});

test.each(['23505', '42P01', '22P02', 'ERR_ASSERTION', ''])('%j is a fault of ours', (code) => {
  expect(isUnavailable(Object.assign(new Error('fault'), { code }))).toBe(false);
});

test('a database that refuses connections is a 503, and work goes on once it takes them again', async () => {
  const { session } = await signUp(api);
  await api.testDatabase.refuseConnections(true);
  const answer = await api.call('getCurrentUser', { as: session });
  expect(answer.status).toBe(503);
  expect(answer.error).toMatchObject({ code: 'service_unavailable', type: 'api' });
  expect(answer.response.headers['retry-after']).toBe('5');
  await api.testDatabase.refuseConnections(false);
  expect((await api.call('getCurrentUser', { as: session })).status).toBe(200);
});

test('a statement that is broken off as it took too long is a 503, and what it held is free again', async () => {
  const { session } = await signUp(api);
  const answer = await api.testDatabase.asAdmin(async (admin) => {
    await admin.query('begin');
    await admin.query('lock table users');
    const waiting = api.call('getCurrentUser', { as: session });
    const breakOff = () =>
      admin.query<{ broken: boolean }>(
        `select pg_cancel_backend(pid) as broken from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(async () => (await breakOff()).rows, { timeout: 10_000 }).toEqual([{ broken: true }]);
    const broken = await waiting;
    await admin.query('rollback');
    return broken;
  });
  expect(answer.status).toBe(503);
  expect(answer.error).toMatchObject({ code: 'service_unavailable', type: 'api' });
  expect(answer.response.headers['retry-after']).toBe('5');
  expect((await api.call('getCurrentUser', { as: session })).status).toBe(200);
});

test('the error classes are those that PostgreSQL really sends', async () => {
  const client = new pg.Client({
    connectionString: api.testDatabase.connectionString.replace('harbour@', 'nobody@'),
  });
  await expect(client.connect()).rejects.toMatchObject({ code: '28000' });
});
