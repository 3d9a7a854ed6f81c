import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { isUnavailable } from '../http/unavailable.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { connectDatabase, containsText, refusePrivilegedRole } from './database.ts';
import { StartError } from './start-error.ts';

const { database, asAdmin, connectionString, drop } = await createTestDatabase();
afterAll(drop);

test('amounts are numbers, days are text, instants are dates', async () => {
  const row = await database.acrossBusinesses(
    async (trx) =>
      (
        await sql<{ amount: number; day: string; instant: Date }>`
          select 9007199254740991::bigint as amount, date '2026-03-29' as day, timestamptz '2026-03-29T00:30:00Z' as instant
        `.execute(trx)
      ).rows[0],
  );
  expect(row).toEqual({
    amount: 9007199254740991,
    day: '2026-03-29',
    instant: new Date('2026-03-29T00:30:00Z'),
  });
});

test('an amount that a number cannot hold exactly is an error, not a rounded amount', async () => {
  await expect(database.pool.query('select 9007199254740992::bigint as amount')).rejects.toThrow(/exactly/);
});

test('work that fails leaves nothing behind', async () => {
  const message = {
    id: 'msg_1',
    name: 'A',
    email: 'a@b.co',
    company: null,
    topic: 'other',
    message: 'x',
    created_at: new Date(),
  };
  await expect(
    database.acrossBusinesses(async (trx) => {
      await trx.insertInto('contact_messages').values(message).execute();
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  const rows = await database.acrossBusinesses((trx) =>
    trx.selectFrom('contact_messages').selectAll().execute(),
  );
  expect(rows).toEqual([]);
});

test.each([
  ['50%_OFF', ['50%_OFF now']],
  ['%', ['50%_OFF now']],
  ['_', ['50%_OFF now', 'ref_01']],
  [' ref_01 ', ['ref_01']],
  ['REF', ['ref-01', 'ref_01']],
  ['\\', ['back\\slash']],
])('a search for %j finds it literally', async (search, found) => {
  const { rows } = await database.acrossBusinesses((trx) =>
    sql<{ text: string }>`
      select text from unnest(array['50%_OFF now', 'ref_01', 'ref-01', 'back\\slash']) as text
      where ${containsText(sql<string | null>`text`, search)} order by 1
    `.execute(trx),
  );
  expect(rows.map(({ text }) => text)).toEqual(found);
});

test('the start is refused for a role that sees past row-level security', async () => {
  await expect(refusePrivilegedRole(database)).resolves.toBeUndefined();
  await asAdmin((client) => client.query('create role sees_all login bypassrls'));
  for (const [role, reason] of [
    ['postgres', 'is a superuser'],
    ['sees_all', 'has BYPASSRLS'],
  ] as const) {
    const privileged = connectDatabase({
      connectionString: connectionString.replace('harbour@', `${role}@`),
    });
    const refusal = refusePrivilegedRole(privileged);
    await expect(refusal).rejects.toBeInstanceOf(StartError);
    await expect(refusal).rejects.toThrow(reason);
    await privileged.close();
  }
  await asAdmin((client) => client.query('drop role sees_all'));
});

test('work that others keep from its rows for too long gives up, and is told to come again', async () => {
  const other = connectDatabase({ connectionString, waitForRows: 50 });
  const hold = sql`select pg_advisory_xact_lock(4711)`;
  const waited: unknown = await database.acrossBusinesses(async (trx) => {
    await hold.execute(trx);
    return other.acrossBusinesses((late) => hold.execute(late)).catch((error: unknown) => error);
  });
  await other.close();
  expect(waited).toMatchObject({ code: '55P03' });
  expect(isUnavailable(waited)).toBe(true);
});

test('a statement that somebody waits for is broken off after a while; one that nobody waits for goes on', async () => {
  const hurried = connectDatabase({ connectionString, longestStatement: 50 });
  const slow = sql<{ slept: boolean }>`select pg_sleep(0.2) is not null as slept`;
  const broken: unknown = await hurried
    .acrossBusinesses((trx) => slow.execute(trx))
    .catch((error: unknown) => error);
  expect(broken).toMatchObject({ code: '57014' });
  expect(isUnavailable(broken)).toBe(true);
  for (const patient of [hurried.unhurried, hurried.unhurried.unhurried])
    expect((await patient.acrossBusinesses((trx) => slow.execute(trx))).rows).toEqual([{ slept: true }]);
  await hurried.close();
});

test('a call waits for a statement for half a minute', async () => {
  const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
  const { rows } = await database.forBusiness('bus_1', (trx) => limit.execute(trx));
  expect(rows).toEqual([{ limit: '30s' }]);
});

test('work that stands still in a transaction for too long loses its rows, and is told to come again', async () => {
  const { promise: reported, resolve: onIdleError } = Promise.withResolvers<Error>();
  const other = connectDatabase({ connectionString, onIdleError });
  const limits: string[] = [];
  const stopped: unknown = await other
    .acrossBusinesses(async (trx) => {
      const { rows } = await sql<{ limit: string }>`
        select current_setting('idle_in_transaction_session_timeout') as limit
      `.execute(trx);
      limits.push(...rows.map(({ limit }) => limit));
      await sql`set local idle_in_transaction_session_timeout = '1ms'`.execute(trx);
      await reported;
      await sql`select 1`.execute(trx);
    })
    .catch((error: unknown) => error);
  await other.close();
  expect(limits).toEqual(['1min']);
  expect(await reported).toMatchObject({ code: '25P03' });
  expect(isUnavailable(await reported)).toBe(true);
  expect(isUnavailable(stopped)).toBe(true);
});
