import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCardNetwork } from '@harbour/card-network/app';
import pg from 'pg';
import { freePort, originOf, spawnServer, untilAnswering } from '../bench/server-process.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import type { StripeMock } from '../src/testing/stripe-mock/stripe-mock.ts';
import { MOCK_SECRET_KEY, startStripeMock } from '../src/testing/stripe-mock/stripe-mock.ts';

/** Who takes the money: the sandbox at once, Stripe under an id that is written down before. */
export const ACQUIRERS = ['sandbox', 'stripe'] as const;
export type AcquirerName = (typeof ACQUIRERS)[number];

/** What the acquirer wrote down of an operation. */
export interface Operation {
  type: 'authorization' | 'capture' | 'refund';
  merchant_reference: string;
  status: string;
  amount: number;
}

/** An order that the bank took. */
export interface Payout {
  reference: string;
  amount: number;
}

export interface RunningServer {
  process: ChildProcess;
  /** Whether it answered in the end; `false` when it ended before. */
  answered: Promise<boolean>;
}

export interface World {
  origin: string;
  /** Where a merchant's server listens. */
  hooks: string;
  /** Ids of the webhooks that came, once for each time. */
  heard: string[];
  connectionString(): string;
  /** Rows as PostgreSQL's superuser sees them; waits for a PostgreSQL that is being started. */
  rows<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
  /** The server, with a failpoint or without. */
  start(failpoint?: string): RunningServer;
  /** Waits until a server answers. */
  up(): Promise<void>;
  /** Kills PostgreSQL with -9, and starts it again on what is on the disk. */
  crashPostgres(): Promise<void>;
  /** The acquirer's and the bank's own books. */
  operations(): Promise<Operation[]>;
  /** What the acquirer answered, and should not have. */
  acquirerFaults: readonly string[];
  payouts(): Promise<Payout[]>;
  /** The end of what the servers wrote to their logs. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

const SECRET = 'secret-of-the-faults';

/** PostgreSQL, the card network, Stripe and a merchant's server: everything that stays while the server is killed. */
export async function startWorld(acquirer: AcquirerName): Promise<World> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-faults-'));
  // PostgreSQL's user has to pass through when this runs as root.
  await chmod(folder, 0o711);
  const startPostgres = () => startEmbeddedPostgres({ dataFolder: path.join(folder, 'postgres') });
  let postgres = await startPostgres();

  const networkPort = await freePort();
  const books = path.join(folder, 'network');
  const network = buildCardNetwork({
    publicOrigin: originOf(networkPort),
    acquirerSecret: SECRET,
    dataDir: books,
  });
  await network.listen({ host: '127.0.0.1', port: networkPort });
  const stripe = acquirer === 'stripe' ? await startStripeMock() : undefined;

  const heard: string[] = [];
  const receiver = createServer((request, response) => {
    heard.push(String(request.headers['webhook-id']));
    request.resume().once('end', () => response.end('ok'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));

  const port = await freePort();
  const log = path.join(folder, 'server.log');
  const env = {
    CARD_NETWORK_ORIGIN: originOf(networkPort),
    ACQUIRER_SECRET: SECRET,
    CARD_DATA_KEY: randomBytes(32).toString('base64'),
    WEBHOOK_PRIVATE_TARGETS: 'true',
    SESSION_IDLE_MINUTES: '720',
    // The first server, which ends by itself, leaves its modules compiled to the others.
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    ...(stripe === undefined
      ? {}
      : { ACQUIRER: 'stripe', STRIPE_SECRET_KEY: MOCK_SECRET_KEY, STRIPE_BASE_URL: stripe.url }),
  };
  let answering = Promise.withResolvers<void>();

  async function rows<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
    for (const end = Date.now() + 30_000; ; await wait(50)) {
      const client = new pg.Client({
        connectionString: postgres.adminConnectionString.replace('/postgres?', '/harbour?'),
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<Row>(query, values)).rows;
      } catch (error) {
        // A fault of the query, and not of the connection.
        if (error instanceof pg.DatabaseError && /^(22|23|42)/.test(error.code ?? '')) throw error;
        if (Date.now() > end) throw error;
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }

  async function book<Line>(name: string): Promise<Line[]> {
    const text = await readFile(path.join(books, name), 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  }

  async function announce(server: ChildProcess): Promise<boolean> {
    const answered = await untilAnswering(server, port);
    if (answered && server.signalCode === null) {
      answering.resolve();
      server.once('exit', () => (answering = Promise.withResolvers<void>()));
    }
    return answered;
  }

  return {
    origin: originOf(port),
    hooks: `${originOf((receiver.address() as AddressInfo).port)}/hooks`,
    heard,
    connectionString: () => postgres.connectionString,
    rows,
    start(failpoint = '') {
      const file = openSync(log, 'a');
      const server = spawnServer({
        port,
        databaseUrl: postgres.connectionString,
        dataFolder: path.join(folder, 'data'),
        env: { ...env, HARBOUR_FAILPOINT: failpoint },
        stdio: ['ignore', file, file],
      });
      closeSync(file);
      return { process: server, answered: announce(server) };
    },
    up: () => answering.promise,
    async crashPostgres() {
      const [found] = await rows<{ text: string }>("select pg_read_file('postmaster.pid') as text");
      process.kill(Number(found?.text.split('\n')[0]), 'SIGKILL');
      await postgres.stop();
      postgres = await startPostgres();
    },
    operations: async () =>
      stripe === undefined
        ? (await book<{ operation: Operation }>('acquirer-operations.ndjson')).map(
            ({ operation }) => operation,
          )
        : operationsAt(stripe),
    acquirerFaults: stripe?.problems ?? [],
    payouts: async () =>
      (await book<{ request: Payout }>('bank-payouts.ndjson')).map(({ request }) => request),
    log: async () => (await readFile(log, 'utf8').catch(() => '')).slice(-4_000),
    async stop() {
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
      await network.close();
      await stripe?.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function operationsAt({ account }: StripeMock): Operation[] {
  return [
    ...account.intents.map(({ id, metadata, status, amount_received }) => ({
      type: 'authorization' as const,
      merchant_reference: metadata['harbour_attempt'] ?? id,
      status: status === 'succeeded' ? 'captured' : status,
      amount: amount_received,
    })),
    ...account.refunds.map(({ id, metadata, status, amount }) => ({
      type: 'refund' as const,
      merchant_reference: metadata['harbour_refund'] ?? id,
      status,
      amount,
    })),
  ];
}
