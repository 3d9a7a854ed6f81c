import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { migrate } from '../platform/migrations.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

const migrations = path.join(import.meta.dirname, '../migrations');

export interface EarlierSchema extends Pick<TestDatabase, 'asAdmin'> {
  /** Runs that one migration alone, and tells the files that ran. */
  migrateOnce(): Promise<string[]>;
  /** Runs all that are left, and tells the files that ran. */
  migrateAll(): Promise<string[]>;
}

/** A database as it was right before a migration, without rows, for one test file. Call it at the top. */
export async function schemaBefore(file: string): Promise<EarlierSchema> {
  const { database, asAdmin, drop } = await createTestDatabase();
  const earlier = await mkdtemp(path.join(os.tmpdir(), 'harbour-earlier-schema-'));
  afterAll(async () => {
    await drop();
    await rm(earlier, { recursive: true, force: true });
  });
  const add = (name: string): Promise<void> => cp(path.join(migrations, name), path.join(earlier, name));
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql') && name < file);
  await Promise.all(names.map(add));
  await asAdmin((client) =>
    client.query('drop schema public cascade; create schema public authorization harbour'),
  );
  await migrate(database.pool, earlier);
  return {
    asAdmin,
    migrateOnce: async () => {
      await add(file);
      return migrate(database.pool, earlier);
    },
    migrateAll: () => migrate(database.pool),
  };
}
