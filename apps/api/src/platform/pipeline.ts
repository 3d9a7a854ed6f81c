import { CompiledQuery } from 'kysely';
import type { Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';

/** A statement that each connection prepares once, under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** Sends a statement; those that are not waited for travel together. Rows are as node-postgres reads them. */
export type Send = <Row extends pg.QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<Row[]>;

export interface Pipeline {
  /** A transaction of that owner's (`harbour.business_id`); what the work throws undoes it. */
  transaction<T>(owner: string, work: (send: Send) => Promise<T>): Promise<T>;
  /** The same of one statement, in one round trip. */
  once<Row extends pg.QueryResultRow>(
    owner: string,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]>;
}

/**
 * The same statements in a transaction of Kysely's, one after the other: its driver takes one at a time. After one that failed
 * none is sent any more.
 */
export function sendOn<Tables>(trx: KyselyTransaction<Tables>): Send {
  let before: Promise<unknown> = Promise.resolve();
  return async <Row extends pg.QueryResultRow>({ text }: Statement, values: readonly unknown[]) => {
    const query: CompiledQuery<Row> = CompiledQuery.raw(text, [...values]);
    const result = before.then(() => trx.executeQuery(query));
    before = result;
    return (await result).rows;
  };
}

/**
 * The settings of one transaction, as an SQL list of calls. Not those of a connection, which a pooler between would refuse or
 * mix up.
 */
function locally(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ');
}

/**
 * Everything that is asked here has an index to be read along, and few rows to be read. Where PostgreSQL believes that a whole
 * table would be read sooner it is mistaken once the rows of one business lie together, and then takes minutes.
 */
export const ALONG_INDEXES = locally({
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
});

/**
 * What gathers the work of many callers picks few rows of large tables by key: planned once, and by index whatever the tables
 * looked like then. Nobody waits for long for what another server holds, and a server that stands still holds nothing for long.
 * A statement is broken off before its connection is given up: one that went on unheard would go on holding its rows.
 */
const OF_MANY = locally({
  plan_cache_mode: 'force_generic_plan',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  lock_timeout: '1s',
  statement_timeout: '4s',
  idle_in_transaction_session_timeout: '10s',
});

const SET_OWNER: Statement = {
  name: 'set_owner',
  text: `select set_config('harbour.business_id', $1, true), ${ALONG_INDEXES}, ${OF_MANY}`,
};

/** After a change of the schema, or behind another connection of a pooler, a prepared statement fails for good. */
const STALE_STATEMENT: ReadonlySet<string | undefined> = new Set(['0A000', '26000']);

const isStale = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && STALE_STATEMENT.has(error.code);

/** Waits for all of them, so that none fails unheard, and fails with the first that failed. */
async function all<T extends readonly unknown[]>(promises: {
  [Index in keyof T]: Promise<T[Index]>;
}): Promise<T> {
  await Promise.allSettled(promises);
  return Promise.all(promises) as Promise<T>;
}

/** Lets what is sent in one turn of the event loop leave in one write: each would wake up PostgreSQL by itself. */
function holdBack(client: pg.PoolClient): void {
  const { stream } = client.connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function commit(client: pg.PoolClient): Promise<void> {
  // PostgreSQL takes a commit of a transaction that failed, and answers that it was undone.
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was undone.');
}

/**
 * Sends a transaction's statements without waiting for one another: for what gathers the work of many callers in one commit.
 * Row-level security holds as it does everywhere.
 *
 * @param pool of connections with `pipeline`
 * @param onUndone is told of each transaction that failed
 */
export function createPipeline(pool: pg.Pool, onUndone?: (error: unknown) => void): Pipeline {
  const onConnection = async <T>(work: (client: pg.PoolClient, send: Send) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    // What was sent after it fails as well, and may be heard of sooner.
    let first: { error: unknown } | undefined;
    const send: Send = async <Row extends pg.QueryResultRow>(
      { name, text }: Statement,
      values: readonly unknown[],
    ) => {
      holdBack(client);
      try {
        return (await client.query<Row>({ name, text, values: [...values] })).rows;
      } catch (error) {
        first ??= { error };
        throw error;
      }
    };
    try {
      const result = await work(client, send);
      client.release();
      return result;
    } catch (thrown) {
      const { error } = first ?? { error: thrown };
      // A connection that can't even undo is of no use any more; what had no transaction left to undo is fine.
      const undone = await client.query('rollback').then(
        () => true,
        () => false,
      );
      client.release(!undone || isStale(error));
      throw error;
    }
  };
  const onClient: typeof onConnection = async (work) => {
    try {
      return await onConnection(work);
    } catch (error) {
      onUndone?.(error);
      throw error;
    }
  };

  return {
    transaction: (owner, work) =>
      onClient(async (client, send) => {
        holdBack(client);
        const [, , result] = await all([client.query('begin'), send(SET_OWNER, [owner]), work(send)]);
        await commit(client);
        return result;
      }),
    once: <Row extends pg.QueryResultRow>(owner: string, statement: Statement, values: readonly unknown[]) =>
      onClient(async (client, send) => {
        holdBack(client);
        const [, , rows] = await all([
          client.query('begin'),
          send(SET_OWNER, [owner]),
          send<Row>(statement, values),
          commit(client),
        ]);
        return rows;
      }),
  };
}
