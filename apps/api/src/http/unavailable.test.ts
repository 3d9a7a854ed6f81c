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

test('the error classes are those that PostgreSQL really sends', async () => {
  const client = new pg.Client({
    connectionString: api.testDatabase.connectionString.replace('harbour@', 'nobody@'),
  });
  await expect(client.connect()).rejects.toMatchObject({ code: '28000' });
});
