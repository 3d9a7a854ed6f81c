import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { EVERY_BUSINESS } from '../platform/database.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const { database, asAdmin, drop } = await createTestDatabase();
afterAll(drop);

test('every table of the businesses has the one policy', async () => {
  const policies = await asAdmin(async (client) => {
    const { rows } = await client.query<{ condition: string }>(
      `select distinct replace(qual, case tablename when 'businesses' then ' = id' else ' = business_id' end, ' = OWNER') as condition
       from pg_policies where policyname = 'tenant' and cmd = 'ALL' and with_check is null`,
    );
    const { rows: others } = await client.query<{ name: string }>(
      `select tablename || '.' || policyname as name from pg_policies where policyname <> 'tenant' order by 1`,
    );
    return { conditions: rows.length, others: others.map(({ name }) => name) };
  });
  expect(policies).toEqual({
    conditions: 1,
    others: [
      'fee_schedules.fee_schedules_added',
      'fee_schedules.fee_schedules_visible',
      'payment_search.searched',
    ],
  });
});

/** Of two businesses' rows, those that a connection sees which says that of itself. */
async function seenBy(setting: string | undefined): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    if (setting !== undefined)
      await client.query("select set_config('harbour.business_id', $1, true)", [setting]);
    const { rows } = await client.query<{ id: string }>('select id from businesses order by id');
    await client.query('rollback');
    return rows.map(({ id }) => id);
  } finally {
    client.release(true);
  }
}

test('a setting that was never made, is empty or names nobody shows no rows', async () => {
  await asAdmin((client) =>
    client.query(
      `insert into businesses (id, name, type, country, time_zone, default_currency, status, created_at)
       select id, id, 'company', 'NG', 'Africa/Lagos', 'NGN', 'unverified', now() from unnest(array['biz_1', 'biz_2']) id`,
    ),
  );
  for (const nobody of [undefined, '', ' ', 'biz_', 'BIZ_1', '%', 'biz_1,biz_2', '{biz_1,*}'])
    expect(await seenBy(nobody), nobody).toEqual([]);
  expect(await seenBy('biz_1')).toEqual(['biz_1']);
  expect(await seenBy(EVERY_BUSINESS)).toEqual(['biz_1', 'biz_2']);
});

test('a prepared statement asks anew in each transaction', async () => {
  const client = await database.pool.connect();
  try {
    const seen = [];
    for (const owner of ['biz_1', 'biz_2', '', EVERY_BUSINESS, 'biz_1']) {
      await client.query('begin');
      await client.query("select set_config('harbour.business_id', $1, true)", [owner]);
      await client.query("set local plan_cache_mode = 'force_generic_plan'");
      const { rows } = await client.query<{ id: string }>({
        name: 'businesses',
        text: 'select id from businesses order by id',
      });
      seen.push(rows.map(({ id }) => id));
      await client.query('commit');
    }
    expect(seen).toEqual([['biz_1'], ['biz_2'], [], ['biz_1', 'biz_2'], ['biz_1']]);
  } finally {
    client.release();
  }
});

test('whose work it is, is asked once and not for every row', async () => {
  const { rows } = await database.forBusiness('biz_1', (trx) =>
    sql<{ 'QUERY PLAN': string }>`explain select id from payments`.execute(trx),
  );
  const filters = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Filter:'));
  expect(filters).not.toEqual([]);
  expect(filters.join()).not.toContain('current_setting');
});
