import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { SECOND } from './clock.ts';
import { StartError } from './start-error.ts';

/** Any number that nothing else of the product locks on: two servers that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_209_441_102;

const FOLDER = path.join(import.meta.dirname, '../migrations');
const FILE_NAME = /^\d{3}-[a-z0-9-]+\.sql$/;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Shorter than other work waits for a table, and than PostgreSQL takes to look for a deadlock: the migration gives way. */
const LOCK_TIMEOUT = '500ms';

/** PostgreSQL's "lock not available" and "deadlock detected". */
const HELD = new Set(['55P03', '40P01']);

/** How long a file whose tables others hold is tried again; what verifies the books holds them for minutes. */
export interface Patience {
  tries: number;
  pause: () => Promise<unknown>;
}

/** About five minutes. */
const PATIENCE: Patience = { tries: 200, pause: () => setTimeout(SECOND) };

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && HELD.has(String(error.code));

/**
 * A table that is waited for keeps everybody waiting who comes later, charges too: it is waited for a moment at a time.
 *
 * Fails with: StartError, when others hold the tables to the last.
 */
async function applyOnceFree(
  client: pg.PoolClient,
  migration: Migration,
  { tries, pause }: Patience,
): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await applyOne(client, migration);
    } catch (error) {
      if (!isHeld(error)) throw error;
    }
    if (left > 1) await pause();
  }
  throw new StartError(
    `The migration ${migration.name} waits for tables that other work holds. Start again once that has ended.`,
  );
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'; set local statement_timeout = 0`);
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * The files that were not applied yet, in the order of their numbers.
 *
 * Fails with: StartError, when an applied file has changed since or is missing (an older program on a
 * newer database), or when a new file comes before an applied one (a fresh database would take them the other way round).
 */
async function findWaiting(client: pg.PoolClient, folder: string): Promise<Migration[]> {
  const migrations = await readMigrations(folder);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of rows) {
    if (known.get(name)?.checksum !== checksum) {
      throw new StartError(
        known.has(name)
          ? `The migration ${name} was changed after it had been applied to this database.`
          : `This database was made by a newer version of Harbour (it has the migration ${name}).`,
      );
    }
  }
  const applied = new Set(rows.map(({ name }) => name));
  const waiting = migrations.filter(({ name }) => !applied.has(name));
  const last = [...applied].toSorted().at(-1) ?? '';
  const late = waiting.find(({ name }) => name < last);
  if (late !== undefined) {
    throw new StartError(
      `The migration ${late.name} comes before ${last}, which this database has already. Give it a later number.`,
    );
  }
  return waiting;
}

/**
 * For what works beside servers, which may be of an older version: looks whether the schema is up to date, and changes nothing.
 *
 * Fails with: StartError, when it is not.
 */
export async function refuseOtherSchema(pool: pg.Pool, folder: string = FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ made: boolean }>(
      `select to_regclass('schema_migrations') is not null as made`,
    );
    if (rows[0]?.made === true && (await findWaiting(client, folder)).length === 0) return;
  } finally {
    client.release();
  }
  throw new StartError(
    'The database is not of this version of Harbour yet. Start its server first: it changes the tables.',
  );
}

/**
 * Brings the schema up to date: each file that was not applied yet, in the order of its number, in a transaction of
 * its own.
 *
 * Fails with: StartError, as `findWaiting`, or when other work holds the tables of one.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string = FOLDER,
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const waiting = await findWaiting(client, folder);
    for (const migration of waiting) await applyOnceFree(client, migration, patience);
    return waiting.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}
