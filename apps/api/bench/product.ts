// A product to measure: the API server in a process of its own on a database of its own, with a business that has as many
// payments as asked.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import type { Merchant } from './server-process.ts';
import { freePort, originOf, signUpAt, spawnServer, untilAnswering } from './server-process.ts';

export interface Product {
  origin: string;
  /** As PostgreSQL's superuser: past row-level security, for filling tables and for what is measured against. */
  admin: pg.Client;
  /** As the role that the product connects with. */
  connectionString: string;
  signUp(): Promise<Merchant>;
  /** Puts payments of the last days into a business, a second apart. */
  addPayments(merchant: Merchant, count: number): Promise<void>;
  /** Megabytes that the server's process holds now, and the most it has held. */
  memory(): Promise<{ now: number; most: number }>;
  stop(): Promise<void>;
}

/** Starts it; `stop` ends it and leaves nothing behind. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-bench-'));
  // PostgreSQL's user has to pass through when this runs as root.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'postgres') });
  const port = await freePort();
  const server = spawnServer({
    port,
    databaseUrl: postgres.connectionString,
    dataFolder: path.join(folder, 'data'),
  });
  if (!(await untilAnswering(server, port))) throw new Error('The server did not start.');
  const origin = originOf(port);
  const admin = new pg.Client({
    connectionString: postgres.adminConnectionString.replace('/postgres?', '/harbour?'),
  });
  await admin.connect();
  const statusOf = async (name: string) => {
    const status = await readFile(`/proc/${String(server.pid)}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+)`, 'u').exec(status)?.[1]) / 1024;
  };
  let people = 0;

  return {
    origin,
    admin,
    connectionString: postgres.connectionString,
    signUp() {
      people += 1;
      return signUpAt(origin, `ada.${people}@example.com`);
    },
    async addPayments({ businessId }, count) {
      const prefix = businessId.slice(-8);
      await admin.query(
        `insert into checkout_addresses (reference, business_id, kind, subject_id)
           select '${prefix}-' || n, $1, 'payment', 'txn_${prefix}' || lpad(n::text, 12, '0') from generate_series(1, $2::int) n`,
        [businessId, count],
      );
      await admin.query(
        `insert into payments (id, business_id, mode, reference, checkout_reference, amount, currency, status, source,
             description, customer, card, captured_amount, fee_amount, paid_at, created_at, expires_at, updated_at)
           select 'txn_${prefix}' || lpad(n::text, 12, '0'), $1, 'test', '${prefix}-' || n, '${prefix}-' || n,
             1000 + n % 900000, 'NGN', case when n % 20 = 0 then 'failed' else 'succeeded' end, 'payment_link',
             'Order ' || n, jsonb_build_object('email', 'payer.' || n || '@example.com', 'name', 'Ngọc Ánh Obi'),
             '{"brand":"visa","last4":"4242","exp_month":8,"exp_year":2029}',
             case when n % 20 = 0 then 0 else 1000 + n % 900000 end, case when n % 20 = 0 then 0 else 15 end,
             case when n % 20 = 0 then null else at end, at, at + interval '30 minutes', at
           from (select n, now() - ($2::int - n) * interval '1 second' as at from generate_series(1, $2::int) n) made`,
        [businessId, count],
      );
      await admin.query('vacuum analyze payments');
    },
    memory: async () => ({ now: await statusOf('VmRSS'), most: await statusOf('VmHWM') }),
    async stop() {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
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
