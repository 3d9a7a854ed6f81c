import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../platform/database.ts';
import { newSeed } from '../platform/ids.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { NewKey } from './idempotency-batches.ts';
import { createAnswerKeeper, createKeyAdder } from './idempotency-batches.ts';

const { database, asAdmin, connectionString, drop } = await createTestDatabase();
const otherServer = new pg.Client({ connectionString });
await otherServer.connect();
afterAll(async () => {
  await otherServer.end();
  await drop();
});

const SERVER = 'this-server';
const add = createKeyAdder(database);
const keep = createAnswerKeeper(database);

const keyNamed = (keyHash: string): NewKey => ({
  owner: SERVER,
  scope: 'POST /things',
  keyHash,
  requestHash: 'of a body',
  seed: newSeed(),
  createdAt: new Date(),
});
const answerTo = ({ owner, scope, keyHash }: NewKey) => ({
  owner,
  scope,
  keyHash,
  status: 201,
  answer: Buffer.from('{}'),
});

async function otherServerBegins(): Promise<void> {
  await otherServer.query("begin; select set_config('harbour.business_id', '*', true)");
}

async function otherServerAdds({ scope, keyHash, requestHash, seed, createdAt }: NewKey): Promise<void> {
  await otherServer.query(
    `insert into idempotency_keys (scope, key_hash, request_hash, seed, state, owner, lease_until, created_at)
     values ($1, $2, $3, $4, 'running', 'other-server', now() + interval '1 minute', $5)`,
    [scope, keyHash, requestHash, seed, createdAt],
  );
}

/** A machine that is busy is no fault of the server's. */
const PATIENCE = { timeout: 10_000 };

const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await asAdmin((admin) =>
      admin.query(
        'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
      ),
    );
    expect(rows).not.toEqual([]);
  }, PATIENCE);

const stateOf = async ({ keyHash }: NewKey) =>
  (
    await database.acrossBusinesses((trx) =>
      trx
        .selectFrom('idempotency_keys')
        .select('state')
        .where('key_hash', '=', keyHash)
        .executeTakeFirstOrThrow(),
    )
  ).state;

test('an answer whose key another server holds keeps nobody else waiting, and is kept once it may', async () => {
  const [held, free] = [keyNamed('held-1'), keyNamed('free-1')];
  expect(await Promise.all([add(held), add(free)])).toEqual([true, true]);
  await otherServerBegins();
  await otherServer.query('select from idempotency_keys where key_hash = $1 for update', [held.keyHash]);
  const waiting = keep(answerTo(held));
  await untilSomebodyWaits();
  await keep(answerTo(free));
  expect(await stateOf(free)).toBe('done');
  expect(await stateOf(held)).toBe('running');
  await otherServer.query('rollback');
  await waiting;
  expect(await stateOf(held)).toBe('done');
});

test('a key that another server is adding keeps nobody else waiting', async () => {
  const [held, free] = [keyNamed('held-2'), keyNamed('free-2')];
  await otherServerBegins();
  await otherServerAdds(held);
  const waiting = add(keyNamed('held-2'));
  await untilSomebodyWaits();
  expect(await add(free)).toBe(true);
  await otherServer.query('commit');
  expect(await waiting).toBe(false);
});

test('two servers that add the same keys do so in the same order, and never wait for each other', async () => {
  const [first, second] = [keyNamed('order-1'), keyNamed('order-2')];
  await otherServerBegins();
  await otherServerAdds(first);
  const waiting = Promise.all([add(keyNamed('order-2')), add(keyNamed('order-1'))]);
  await untilSomebodyWaits();
  await otherServer.query("set local lock_timeout = '200ms'");
  await otherServerAdds(second);
  await otherServer.query('commit');
  expect(await waiting).toEqual([false, false]);
});

test('a call finds its own key where the answer to the commit was lost', async () => {
  const { once } = database.pipeline;
  vi.spyOn(database.pipeline, 'once').mockImplementationOnce(async (...statement) => {
    await once(...statement);
    throw new Error('The connection was lost.');
  });
  expect(await add(keyNamed('lost-1'))).toBe(true);
  expect(await add(keyNamed('lost-1'))).toBe(false);
});

test('a call that is alone waits for a held key as long as all work of its server does', async () => {
  const held = keyNamed('patience-1');
  expect(await add(held)).toBe(true);
  await otherServerBegins();
  await otherServer.query('select from idempotency_keys where key_hash = $1 for update', [held.keyHash]);
  const patient = connectDatabase({ connectionString, waitForRows: 7_000 });
  const limits: unknown[] = [];
  const kept = createAnswerKeeper({
    ...patient,
    acrossBusinesses: (work) =>
      patient.acrossBusinesses(async (trx) => {
        const result = await work(trx);
        limits.push(...(await sql`show lock_timeout`.execute(trx)).rows);
        return result;
      }),
  })(answerTo(held));
  await untilSomebodyWaits();
  await otherServer.query('rollback');
  await kept;
  await patient.close();
  expect(limits).toEqual([{ lock_timeout: '7s' }]);
});
