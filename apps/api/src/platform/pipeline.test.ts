import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { EVERY_BUSINESS, connectDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';
import { sendOn } from './pipeline.ts';

const { asAdmin, connectionString, drop } = await createTestDatabase();
const onBatchUndone = vi.fn<(error: unknown) => void>();
const database = connectDatabase({ connectionString, onBatchUndone });
afterAll(async () => {
  await database.close();
  await drop();
});

const once = (text: string) => database.pipeline.once(EVERY_BUSINESS, { name: 'of_this_test', text }, []);

test('a statement that a change of the schema made stale fails once, is told of, and then goes', async () => {
  await asAdmin((admin) =>
    admin.query("create table of_this_test as select 'one' as a; grant all on of_this_test to public"),
  );
  const text = 'select * from of_this_test';
  expect(await once(text)).toEqual([{ a: 'one' }]);
  await asAdmin((admin) => admin.query("alter table of_this_test add column b text default 'two'"));
  await expect(once(text)).rejects.toMatchObject({ code: '0A000' });
  expect(onBatchUndone.mock.lastCall).toMatchObject([{ code: '0A000' }]);
  expect(await once(text)).toEqual([{ a: 'one', b: 'two' }]);
});

test('what failed is a line of the log, with nothing of the row that it failed for', async () => {
  const onNotice = vi.fn<(notice: string) => void>();
  const opened = await openDatabase({
    config: { databaseUrl: connectionString, dataFolder: '/nowhere' },
    onNotice,
  });
  const text = "insert into idempotency_keys (scope) values ('of a payer')";
  await expect(
    opened.database.pipeline.once(EVERY_BUSINESS, { name: 'incomplete', text }, []),
  ).rejects.toThrow();
  await opened.close();
  expect(onNotice.mock.calls).toEqual([[expect.stringMatching(/23502 null value in column/)]]);
  expect(onNotice.mock.lastCall?.[0]).not.toContain('of a payer');
});

test('what another server holds is not waited for without an end', async () => {
  const other = new pg.Client({ connectionString });
  await other.connect();
  await other.query('begin; lock table idempotency_keys in access exclusive mode');
  const waiting = database.pipeline.once(
    EVERY_BUSINESS,
    { name: 'held', text: 'select from idempotency_keys' },
    [],
  );
  await expect(waiting).rejects.toMatchObject({ code: '55P03' });
  await other.end();
});

test('a statement that takes too long is broken off where it runs, and holds nothing any more', async () => {
  const endless = { name: 'endless', text: 'select pg_advisory_xact_lock(1), pg_sleep(60)' };
  await expect(database.pipeline.once(EVERY_BUSINESS, endless, [])).rejects.toMatchObject({ code: '57014' });
  const lock = { name: 'lock', text: 'select pg_try_advisory_xact_lock(1) as free' };
  expect(await database.pipeline.once(EVERY_BUSINESS, lock, [])).toEqual([{ free: true }]);
});

test('nothing is left of its settings: a connection may be another’s next', async () => {
  const show = (name: string) => database.pool.query(`show ${name}`).then(({ rows }) => rows);
  const names = ['enable_seqscan', 'plan_cache_mode', 'lock_timeout', 'statement_timeout'];
  const before = await Promise.all(names.map(show));
  await database.acrossBusinesses(async () => undefined);
  expect(await Promise.all(names.map(show))).toEqual(before);
});

test('what is sent at once on a transaction of Kysely’s goes out one by one, and nothing after what failed', async () => {
  const sent: string[] = [];
  let underWay = 0;
  const executeQuery = vi.fn(async ({ sql }: { sql: string }) => {
    underWay += 1;
    sent.push(`${sql} beside ${underWay - 1}`);
    await database.pool.query('select 1');
    underWay -= 1;
    if (sql === 'fails') throw new Error('No.');
    return { rows: [{ sql }] };
  });
  const send = sendOn({ executeQuery } as unknown as Parameters<typeof sendOn>[0]);
  const all = ['first', 'fails', 'last'].map((text) => send({ name: text, text }, []));
  expect(await Promise.allSettled(all)).toMatchObject([
    { value: [{ sql: 'first' }] },
    { reason: { message: 'No.' } },
    { reason: { message: 'No.' } },
  ]);
  expect(sent).toEqual(['first beside 0', 'fails beside 0']);
});
