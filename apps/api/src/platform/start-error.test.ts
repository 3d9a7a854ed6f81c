import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { describeDatabaseFailure, describeStartFailure } from './start-error.ts';

const failure = (code: string, details: object = {}): Error =>
  Object.assign(new Error(code), { code, ...details });

test.each([
  [failure('EADDRINUSE', { port: 4000 }), /^Port 4000 is taken by another program\./],
  [failure('EACCES', { port: 80 }), /^Port 80 may not be used/],
  [failure('ENOSPC'), /^The disk is full\.$/],
  [failure('53100'), /^The disk is full\.$/],
  ['something odd', /^something odd$/],
])('%s is one line', (error, line) => {
  expect(describeStartFailure(error)).toMatch(line);
  expect(describeStartFailure(error)).not.toContain('\n');
});

test.each([
  [
    'postgres://u:hidden-password@127.0.0.1:1/harbour',
    /^No PostgreSQL answers at 127\.0\.0\.1:1\/harbour \(DATABASE_URL\)/,
  ],
  [
    'postgres://u:hidden-password@no-such-host.invalid/harbour',
    /^DATABASE_URL names a host that cannot be found/,
  ],
  ['postgres://u@/harbour?host=/no/such/folder', /^No PostgreSQL answers at/],
])('DATABASE_URL %s is told in one line without its password', async (databaseUrl, line) => {
  const opening = openDatabase({ config: { databaseUrl, dataFolder: '/nowhere' } });
  await expect(opening).rejects.toThrow(line);
  await expect(opening).rejects.not.toThrow(/hidden-password/);
});

test.each([
  ['28P01', /refuses the user or the password/],
  ['3D000', /does not exist/],
  ['42501', /may not create tables/],
  ['53300', /has no free connection/],
  ['57P03', /is still starting/],
  ['ETIMEDOUT', /cannot be reached/],
  ['ECONNREFUSED', /^No PostgreSQL answers at db\.example/],
])('PostgreSQL’s %s is told in one line', (code, line) => {
  expect(describeDatabaseFailure(failure(code), 'db.example:5432/harbour')).toMatch(line);
  expect(describeDatabaseFailure(new AggregateError([failure(code)]), 'db.example:5432/harbour')).toMatch(
    line,
  );
});

test('what is no matter of reaching the database is left to be told as it is', () => {
  expect(describeDatabaseFailure(failure('42P01'), 'db.example:5432/harbour')).toBeUndefined();
});

test.each([
  ['42501', 'permission denied to create extension "pg_trgm"', /Grant it CREATE on the database/],
  ['0A000', 'extension "pg_trgm" is not available', /contrib package/],
])('an extension that cannot be had (%s) says what to do', (code, message, line) => {
  const error = Object.assign(new Error(message), { code });
  expect(describeDatabaseFailure(error, 'db.example:5432/harbour')).toMatch(line);
});
