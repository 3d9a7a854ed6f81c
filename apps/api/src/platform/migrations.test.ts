import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './database.ts';
import { migrate } from './migrations.ts';

const { database, asAdmin, connectionString, drop } = await createTestDatabase();
const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-migrations-'));
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string): Promise<void> => writeFile(path.join(folder, name), sql);

beforeEach(async () => {
  await asAdmin((client) =>
    client.query('drop schema public cascade; create schema public authorization harbour'),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await write('002-second.sql', 'alter table first add column more text;');
  await write('001-first.sql', 'create table first (id text);');
  await write('notes.txt', 'not a migration');
});

test('files run in the order of their numbers, once', async () => {
  expect(await migrate(database.pool, folder)).toEqual(['001-first.sql', '002-second.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  await write('003-third.sql', 'create table third (id text);');
  expect(await migrate(database.pool, folder)).toEqual(['003-third.sql']);
});

test('servers that start at once migrate once', async () => {
  const others = Array.from({ length: 3 }, () => connectDatabase({ connectionString }));
  const applied = await Promise.all(others.map(({ pool }) => migrate(pool, folder)));
  expect(applied.flat().toSorted()).toEqual(['001-first.sql', '002-second.sql']);
  await Promise.all(others.map((other) => other.close()));
});

test('a file that fails is undone as a whole and the ones before it stay', async () => {
  await write('003-broken.sql', 'create table third (id text); select no_such_function();');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/no_such_function/);
  const { rows } = await database.pool.query(
    "select to_regclass('first') as first, to_regclass('third') as third",
  );
  expect(rows).toEqual([{ first: 'first', third: null }]);
});

test('a file that was changed after it ran is refused', async () => {
  await migrate(database.pool, folder);
  await write('001-first.sql', 'create table first (id text, other text);');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/001-first\.sql was changed/);
});

test('an older program refuses a newer database', async () => {
  await migrate(database.pool, folder);
  await rm(path.join(folder, '002-second.sql'));
  await expect(migrate(database.pool, folder)).rejects.toThrow(/newer version/);
});
