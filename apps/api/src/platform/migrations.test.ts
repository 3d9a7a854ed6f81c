import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './database.ts';
import { migrate, refuseOtherSchema } from './migrations.ts';
import { StartError } from './start-error.ts';

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

test('whoever works beside servers refuses a schema that is not up to date, and changes nothing', async () => {
  const refused = expect.objectContaining({ message: expect.stringContaining('Start its server first') });
  const tables = async () =>
    (await database.pool.query(`select relname from pg_class where relnamespace = 'public'::regnamespace`))
      .rows;
  await expect(refuseOtherSchema(database.pool, folder)).rejects.toEqual(refused);
  expect(await tables()).toEqual([]);
  await migrate(database.pool, folder);
  await expect(refuseOtherSchema(database.pool, folder)).resolves.toBeUndefined();
  await write('003-third.sql', 'create table third (id text);');
  await expect(refuseOtherSchema(database.pool, folder)).rejects.toEqual(refused);
  expect(await tables()).not.toContainEqual({ relname: 'third' });
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

test('a file that comes before an applied one is refused: a fresh database would take them the other way round', async () => {
  await write('004-fourth.sql', 'create table fourth (id text);');
  await migrate(database.pool, folder);
  await write('003-third.sql', 'create table third (id text);');
  await write('005-fifth.sql', 'create table fifth (id text);');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/003-third\.sql comes before 004-fourth\.sql/);
  const { rows } = await database.pool.query("select to_regclass('fifth') as fifth");
  expect(rows).toEqual([{ fifth: null }]);
});

test('every file of the product has a number of its own', async () => {
  const numbers = (await readdir(path.join(import.meta.dirname, '../migrations'))).map((name) =>
    name.slice(0, 3),
  );
  expect(numbers).toEqual([...new Set(numbers)]);
});

test('a table that others hold is waited for a moment at a time, and the file applied once it is free', async () => {
  await migrate(database.pool, folder);
  await write('003-third.sql', 'alter table first add column third text;');
  const other = await database.pool.connect();
  await other.query('begin; lock table first in access share mode');
  const pause = vi.fn(async () => {
    const { rows } = await other.query(
      "select from pg_locks where relation = 'first'::regclass and not granted",
    );
    expect(rows, 'nobody who comes later waits behind it').toEqual([]);
    await other.query('commit');
  });
  expect(await migrate(database.pool, folder, { tries: 2, pause })).toEqual(['003-third.sql']);
  expect(pause).toHaveBeenCalledOnce();
  other.release();
});

test('where others hold a table to the last, the start says so and nothing is changed', async () => {
  await migrate(database.pool, folder);
  await write('003-third.sql', 'create table third (id text); alter table first add column third text;');
  const other = await database.pool.connect();
  await other.query('begin; lock table first in access share mode');
  const given = migrate(database.pool, folder, { tries: 2, pause: async () => undefined });
  await expect(given).rejects.toThrow(/003-third\.sql waits for tables/);
  await expect(given).rejects.toBeInstanceOf(StartError);
  await other.query('commit');
  other.release();
  const { rows } = await database.pool.query("select to_regclass('third') as third");
  expect(rows).toEqual([{ third: null }]);
});
