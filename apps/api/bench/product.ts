// A product to measure: the API server in a process of its own on a database of its own, with a business that has as many
// payments as asked.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { fillPayments } from './fill-payments.ts';
import type { Merchant, ServerOptions } from './server-process.ts';
import { freePort, originOf, signUpAt, spawnServer, untilAnswering } from './server-process.ts';

export interface Product {
  origin: string;
  /** As PostgreSQL's superuser: past row-level security, for filling tables and for what is measured against. */
  admin: pg.Client;
  adminConnectionString: string;
  /** As the role that the product connects with. */
  connectionString: string;
  signUp(): Promise<Merchant>;
  /** Puts settled payments into a business, three seconds apart, the last one just now. */
  addPayments(merchant: Merchant, count: number): Promise<void>;
  /** Megabytes that the server's process holds now, and the most it has held. */
  memory(): Promise<{ now: number; most: number }>;
  stop(): Promise<void>;
}

/** Starts it; `stop` ends it and leaves nothing behind. */
export async function startProduct(options: Pick<ServerOptions, 'entry' | 'env'> = {}): Promise<Product> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-bench-'));
  // PostgreSQL's user has to pass through when this runs as root.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'postgres') });
  const port = await freePort();
  const startServer = async () => {
    const server = spawnServer({
      ...options,
      port,
      databaseUrl: postgres.connectionString,
      dataFolder: path.join(folder, 'data'),
    });
    if (!(await untilAnswering(server, port))) throw new Error('The server did not start.');
    return server;
  };
  let server = await startServer();
  const stopServer = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  const origin = originOf(port);
  const adminConnectionString = postgres.adminConnectionString.replace('/postgres?', '/harbour?');
  const admin = new pg.Client({ connectionString: adminConnectionString });
  await admin.connect();
  const statusOf = async (name: string) => {
    const status = await readFile(`/proc/${String(server.pid)}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1024;
  };
  let people = 0;

  return {
    origin,
    admin,
    adminConnectionString,
    connectionString: postgres.connectionString,
    signUp() {
      people += 1;
      return signUpAt(origin, `ada.${people}@example.com`);
    },
    async addPayments({ businessId }, count) {
      // Its jobs would read through tables that have no indexes meanwhile.
      await stopServer();
      await fillPayments(admin, businessId, count);
      server = await startServer();
    },
    memory: async () => ({ now: await statusOf('VmRSS'), most: await statusOf('VmHWM') }),
    async stop() {
      await stopServer();
      await admin.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** The figure below which a share of all lies. */
export function percentile(figures: readonly number[], share: number): number {
  return figures.toSorted((one, other) => one - other)[Math.ceil(figures.length * share) - 1] ?? Number.NaN;
}
