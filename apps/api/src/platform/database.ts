import type { Transaction as KyselyTransaction, RawBuilder } from 'kysely';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Pipeline } from './pipeline.ts';
import { ALONG_INDEXES, createPipeline } from './pipeline.ts';
import { StartError } from './start-error.ts';
import type { Tables } from './tables.ts';

/** A running transaction: what repositories take. */
export type Transaction = KyselyTransaction<Tables>;

/**
 * The database as the modules see it. Every piece of work runs in a transaction that carries whose work it is
 * (`harbour.business_id`), and row-level security shows and takes only that business's rows.
 */
export interface Database {
  /** One business's work: its own rows only. */
  forBusiness<T>(businessId: string, work: (trx: Transaction) => Promise<T>): Promise<T>;
  /** The system's own work over all businesses: sign-in, jobs, look-ups by token. */
  acrossBusinesses<T>(work: (trx: Transaction) => Promise<T>): Promise<T>;
  /** The same for work that nobody waits for, or that may read for minutes: jobs, commands, exports. No statement is broken off. */
  readonly unhurried: Database;
  /** For what gathers the work of many callers; the owner is a business, or EVERY_BUSINESS. */
  readonly pipeline: Pipeline;
  /** The pool itself, for what Kysely has no words for: COPY, cursors, session locks. */
  readonly pool: pg.Pool;
  /** For the queue of jobs, which asks all the time: it takes no connection from the calls, and they none from it. */
  readonly queue: pg.Pool;
  close(): Promise<void>;
}

/** One that is told of new jobs, and two that fetch and end them. */
const QUEUE_CONNECTIONS = 3;

/** The owner of the system's own work. */
export const EVERY_BUSINESS = '*';

/**
 * Few connections are enough, as each carries the work of many callers. One that does not answer for so long is given up: what
 * it was asked for is then done by another.
 */
const PIPELINE = { max: 4, pipeline: true, query_timeout: 8_000 };

/**
 * What every transaction begins with. None waits for long for rows that another holds, and no statement that somebody waits for
 * goes on for long: its connection is needed by others, and whoever asked is told to ask again. A server that stands still in a transaction loses its rows to the others in the end.
 */
const SET_OWNER = `select set_config('harbour.business_id', $1, true), ${ALONG_INDEXES},
  set_config('lock_timeout', $2, true), set_config('statement_timeout', $3, true), set_config('idle_in_transaction_session_timeout', '60s', true)`;

const WAIT_FOR_ROWS = 5_000;

/** Far more than lists and searches take, whatever is in the tables; less than the minute that proxies wait for an answer. */
const LONGEST_STATEMENT = 30_000;

/** PostgreSQL's word for no limit. */
const UNLIMITED = 0;

/** PostgreSQL's type numbers (pg_type.oid) whose values node-postgres would hand over in another shape than ours. */
const INT8 = 20;
const DATE = 1082;

/** A sum of the database that a number cannot hold exactly. */
export class InexactError extends Error {
  constructor(integer: string) {
    super(`The integer ${integer} is beyond what can be calculated exactly.`);
    this.name = 'InexactError';
  }
}

/**
 * Amounts are bigint columns, and one payment has twelve digits at most; a sum beyond 2^53, of thousands of such payments,
 * is refused rather than told wrongly.
 */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new InexactError(text);
  return value;
}

function typeParsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, safeInteger);
  // A date without a time stays the text it is: it must never shift with a time zone.
  types.setTypeParser(DATE, (text) => text);
  return types;
}

export interface DatabaseOptions {
  /** postgres://user:password@host:port/database, or with ?host=/socket/folder. */
  connectionString: string;
  /** Milliseconds to wait for rows that another transaction holds. */
  waitForRows?: number;
  /** Milliseconds that a statement of a call may take. */
  longestStatement?: number;
  /** Connections kept at most; default 16. */
  maxConnections?: number;
  /** Told of a connection that broke while idle; without a listener that would end the process. */
  onIdleError?: (error: Error) => void;
  /** Told of the work of many callers that was undone as a whole, and is then done for each of them. */
  onBatchUndone?: (error: unknown) => void;
}

export function connectDatabase(options: DatabaseOptions): Database {
  const connection = {
    connectionString: options.connectionString,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'harbour',
    // A server that went without a word is found out.
    keepAlive: true,
    types: typeParsers(),
  };
  const pool = new pg.Pool({ ...connection, max: options.maxConnections ?? 16 });
  const pipelinePool = new pg.Pool({ ...connection, ...PIPELINE });
  const queue = new pg.Pool({ ...connection, max: QUEUE_CONNECTIONS });
  for (const each of [pool, pipelinePool, queue]) {
    each.on('error', (error) => options.onIdleError?.(error));
    // Of a connection in use the query that runs rejects as well; a connection that only listens has none.
    each.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)));
  }
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  const within = (longestStatement: number): Pick<Database, 'forBusiness' | 'acrossBusinesses'> => {
    const limits = [`${options.waitForRows ?? WAIT_FOR_ROWS}ms`, `${longestStatement}ms`];
    const inTransaction = <T>(businessId: string, work: (trx: Transaction) => Promise<T>): Promise<T> =>
      kysely.transaction().execute(async (trx) => {
        await trx.executeQuery(CompiledQuery.raw(SET_OWNER, [businessId, ...limits]));
        return work(trx);
      });
    return {
      forBusiness: (businessId, work) => {
        if (businessId === EVERY_BUSINESS || businessId === '')
          throw new Error('A business id is needed here.');
        return inTransaction(businessId, work);
      },
      acrossBusinesses: (work) => inTransaction(EVERY_BUSINESS, work),
    };
  };

  const connected = {
    pool,
    queue,
    pipeline: createPipeline(pipelinePool, options.onBatchUndone),
    close: async () => {
      await Promise.all([kysely.destroy(), pipelinePool.end(), queue.end()]);
      // Kysely leaves a pool alone that it was never asked to use.
      if (!pool.ended) await pool.end();
    },
  };
  const unhurried: Database = {
    ...connected,
    ...within(UNLIMITED),
    get unhurried() {
      return unhurried;
    },
  };
  return { ...connected, ...within(options.longestStatement ?? LONGEST_STATEMENT), unhurried };
}

/** A value for a jsonb column. */
export function jsonb(value: unknown): string {
  return JSON.stringify(value);
}

/** The pattern of what contains a text that a person searches for: `%` and `_` are ordinary characters in it. */
export function containing(search: string): string {
  return `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Whether a column contains what a person searches for, whatever the case. */
export function containsText(column: RawBuilder<string | null>, search: string): RawBuilder<boolean> {
  return sql<boolean>`${column} ilike ${containing(search)}`;
}

/** Fails with: StartError, when the role could see past row-level security. */
export async function refusePrivilegedRole(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ rolname: string; rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  const role = rows[0];
  if (role === undefined || !(role.rolsuper || role.rolbypassrls)) return;
  const power = role.rolsuper ? 'is a superuser' : 'has BYPASSRLS';
  throw new StartError(
    `The database role "${role.rolname}" ${power}, so row-level security would not keep businesses apart. Connect with a plain role.`,
  );
}

/** Shorter texts stand in every id (`_` does, and most letters), so that a search for them would find everything. */
const SHORTEST_PART_OF_ID = 6;

/** Whether a search can be meant for an id. */
export function isPartOfId(search: string): boolean {
  return search.trim().length >= SHORTEST_PART_OF_ID;
}
