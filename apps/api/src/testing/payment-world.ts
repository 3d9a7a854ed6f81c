import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { As, TestApp } from './test-app.ts';
import { testApp } from './test-app.ts';
import { expect } from 'vitest';
import type { Config } from '../config.ts';
import { DAY, MINUTE, after } from '../platform/clock.ts';
import type { Circumstances } from './circumstances.ts';
import { AT_BEST, circumstances, under } from './circumstances.ts';
import type { ModelAcquirer } from './model-acquirer.ts';
import { modelAcquirer } from './model-acquirer.ts';
import type { Turn } from './model-commands.ts';
import { jobs } from './model-commands.ts';
import { modelIssuer } from './model-issuer.ts';
import { signUpMerchant } from './people.ts';

export interface ModelMerchant {
  businessId: string;
  server: As;
}

/** The server with an acquirer and an issuer in memory, for one test file. */
export interface PaymentWorld {
  api: TestApp;
  acquirer: ModelAcquirer;
  /** Of the payments from now on. */
  merchant: ModelMerchant;
  /** What happens to the calls of the jobs. */
  sweep: Circumstances;
  /** Begins anew with empty books and another merchant, on the first morning. */
  startOver(): Promise<void>;
  /** Something that happens to all payments at once. */
  take(each: Turn): Promise<void>;
  /** Waits until nothing is under way but calls that are held back: no transaction is open. */
  untilQuiet(): Promise<void>;
  /** The acquirer comes to its senses, everything that waits goes on, and weeks go by. */
  settleDown(lives: readonly Circumstances[]): Promise<void>;
}

/**
 * As many connections as the server has; each of them costs memory and plans of its own. They wait for long, as a machine that
 * stops for a while is no fault of the server's.
 */
const LIMITS = { maxConnections: 16, waitForRows: 10 * MINUTE };

/** The jobs take so many rows at a time that all payments have had their turn after this many. */
const ROUNDS = 4;

/** It is never killed, so nothing has to be on the disk before the answer; and what comes a million times is planned once. */
const SETTINGS = { synchronous_commit: 'off', plan_cache_mode: 'force_generic_plan' };

/** Whatever grows with the payments, so that looking through the books of the thousandth is as quick as of the first. */
const EMPTY_BOOKS = `set session_replication_role = replica;
  truncate payments, ledger_accounts, ledger_transactions, outbox_events, idempotency_keys, mails, checkout_tokens,
    checkout_addresses, dispute_notices cascade`;

/** What a transaction begins with, before any statement of the work. */
const isBeginning = (text: string) =>
  text === 'begin' || text.startsWith("select set_config('harbour.business_id'");

/**
 * The same few statements come a million times: each connection prepares them once, and what a transaction begins with travels
 * with its first statement, instead of being waited for twice.
 */
function travelTogether(pool: pg.Pool): void {
  const names = new Map<string, string>();
  Object.assign(pool.options, { pipeline: true, idleTimeoutMillis: 0, connectionTimeoutMillis: 0 });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection;
    const beginning: object[] = [];
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0)
        return query(text, values, ...rest);
      const name = names.get(text) ?? `model_${names.size}`;
      names.set(text, name);
      const statement = { text, values, name };
      if (isBeginning(text)) {
        beginning.push(statement);
        return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
      }
      stream.cork();
      const sent = [...beginning.splice(0), statement].map((each) => query(each));
      stream.uncork();
      return Promise.all(sent).then((results) => results.at(-1));
    }) as typeof client.query;
  });
}

export async function paymentWorld(config: Partial<Config> = {}): Promise<PaymentWorld> {
  const acquirer = modelAcquirer();
  const api = await testApp({
    config,
    deps: { acquirer, directoryServer: modelIssuer() },
    limits: LIMITS,
  });
  for (const [name, value] of Object.entries(SETTINGS))
    await api.testDatabase.asAdmin((client) =>
      client.query(
        `do $$ begin execute format('alter database %I set ${name} = ${value}', current_database()); end $$`,
      ),
    );
  const firstMorning = api.clock.now();
  travelTogether(api.database.pool);

  async function newMerchant(): Promise<ModelMerchant> {
    const { business, session } = await signUpMerchant(api);
    const key = await api.call('rotateApiKey', { as: session, body: { kind: 'secret' } });
    expect(key.status, key.error.message).toBe(201);
    // Payers bear the fee in these currencies, so that refunds give back a part of it.
    await api.database.acrossBusinesses((trx) =>
      trx
        .insertInto('fee_schedules')
        .values(
          ['GHS', 'KWD'].map((currency) => ({
            id: `fee_${currency}_${business.id}`,
            business_id: business.id,
            currency,
            card_origin: 'local' as const,
            version: 1,
            bearer: 'payer' as const,
            basis_points: 150,
            fixed: 33,
            cap: 200_000,
            waiver_threshold: 250,
            effective_from: after(firstMorning, -DAY),
          })),
        )
        .execute(),
    );
    return { businessId: business.id, server: { bearer: key.data.secret } };
  }

  const isIdle = ({ totalCount, idleCount, waitingCount }: TestApp['database']['pool']) =>
    totalCount === idleCount && waitingCount === 0;

  const world: PaymentWorld = {
    api,
    acquirer,
    merchant: await newMerchant(),
    sweep: circumstances(),
    async startOver() {
      api.clock.set(firstMorning);
      await api.testDatabase.asAdmin((client) => client.query(EMPTY_BOOKS));
      acquirer.forget();
      world.merchant = await newMerchant();
    },
    async take(each) {
      const { sweep } = world;
      switch (each.does) {
        case 'clock':
          api.clock.advance(each.by);
          return;
        case 'release':
          sweep.traffic.release(each.which);
          await sweep.traffic.follow(Promise.resolve());
          return;
        case 'work':
          sweep.mood = each.mood;
          for (const job of each.jobs) {
            const servers = Array.from({ length: each.servers }, () =>
              sweep.traffic.follow(under(sweep, () => jobs[job](api.deps))),
            );
            await Promise.all(servers);
            await world.untilQuiet();
          }
      }
    },
    async untilQuiet() {
      for (let idle = 0; idle < 3; idle = isIdle(api.database.pool) ? idle + 1 : 0) await turn();
    },
    async settleDown(lives) {
      for (const each of [...lives, world.sweep]) {
        each.mood = AT_BEST;
        await each.traffic.drain();
      }
      for (const pause of [31 * MINUTE, 31 * MINUTE, 15 * DAY]) {
        api.clock.advance(pause);
        for (let round = 0; round < ROUNDS; round += 1)
          await world.take({
            does: 'work',
            jobs: Object.keys(jobs) as (keyof typeof jobs)[],
            servers: 1,
            mood: AT_BEST,
          });
      }
    },
  };
  return world;
}
