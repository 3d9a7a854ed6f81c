import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, DatabaseOptions } from '../platform/database.ts';
import { connectDatabase } from '../platform/database.ts';

export interface TestDatabase {
  database: Database;
  /** Of the plain role, for tests that open connections of their own. */
  connectionString: string;
  /** Why batches of calls were undone, as often as they were. */
  batchesUndone: readonly unknown[];
  /** Work as PostgreSQL's superuser, for what the product itself must not be able to do. */
  asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Ends every connection and refuses new ones, as a server that is going down does, until told otherwise. */
  refuseConnections(refuse: boolean): Promise<void>;
  /** Ends the connections and drops the database. */
  drop(): Promise<void>;
}

const TEMPLATE = 'harbour';

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database of the test's own, with the whole schema and no rows. */
export async function createTestDatabase(
  limits: Pick<DatabaseOptions, 'maxConnections' | 'waitForRows'> = {},
): Promise<TestDatabase> {
  const { adminUrl, templateUrl } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, (client) =>
    client.query(`create database ${name} template ${TEMPLATE} owner harbour`),
  );
  const connectionString = templateUrl.replace(`/${TEMPLATE}?`, `/${name}?`);
  const batchesUndone: unknown[] = [];
  const database = connectDatabase({
    connectionString,
    onBatchUndone: (error) => batchesUndone.push(error),
    ...limits,
  });
  return {
    database,
    connectionString,
    batchesUndone,
    asAdmin: (work) => withClient(adminUrl.replace('/postgres?', `/${name}?`), work),
    refuseConnections: (refuse) =>
      withClient(adminUrl, async (client) => {
        await client.query(`alter database ${name} allow_connections ${String(!refuse)}`);
        if (!refuse) return;
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          name,
        ]);
      }),
    drop: async () => {
      await database.close();
      await withClient(adminUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
