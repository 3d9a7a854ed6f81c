import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Transaction } from './database.ts';
import type { Tables } from './tables.ts';

const { database, asAdmin, drop } = await createTestDatabase();
afterAll(drop);

/** Tables whose rows belong to no business: people, who may join one, and the system's own. */
const SHARED: readonly (keyof Tables)[] = [
  'contact_messages',
  'dispute_feeds',
  'dispute_notices',
  'idempotency_keys',
  'mails',
  'password_resets',
  'schema_migrations',
  'sessions',
  'sign_in_attempts',
  'users',
];

/**
 * Tables of a business's rows that no unique index leads by the business: they would need such a key before PostgreSQL could
 * be spread over several machines by business (docs/scale.md). The list only gets shorter.
 */
const KEYED_BY_ID_ALONE: readonly (keyof Tables)[] = [
  'api_keys',
  'attempts',
  'authentications',
  'card_vault',
  'checkout_addresses',
  'checkout_tokens',
  'dispute_documents',
  'dispute_movements',
  'disputes',
  'documents',
  'ledger_entries',
  'ledger_transactions',
  'outbox_events',
  'payment_events',
  'payment_links',
  'refunds',
  'removed_files',
  'team_members',
  'webhook_attempts',
  'webhook_deliveries',
];

interface TableRow {
  name: string;
  enabled: boolean;
  forced: boolean;
  policies: number;
  owner_column: string | null;
  keyed_by_business: boolean;
}

const tables = await asAdmin(async (client) => {
  const { rows } = await client.query<TableRow>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped) as owner_column,
      exists (
        select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisunique and i.indpred is null and a.attname = 'business_id'
      ) as keyed_by_business
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`);
  return rows;
});

const tenantTables = tables.filter(({ name }) => !SHARED.some((shared) => shared === name));

test('the role of the product is neither superuser nor above row-level security', async () => {
  const { rows } = await database.pool.query(
    'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
});

test('every table either belongs to businesses or is known to be shared', () => {
  expect(
    tables.filter(({ name }) => SHARED.some((shared) => shared === name)).map(({ name }) => name),
  ).toEqual(SHARED);
  expect(tenantTables.length).toBeGreaterThan(8);
});

test('a new table of a business’s rows has a unique key that begins with the business', () => {
  const byId = tenantTables.filter((table) => table.owner_column !== null && !table.keyed_by_business);
  expect(byId.map(({ name }) => name)).toEqual(KEYED_BY_ID_ALONE);
});

test.each(tenantTables.map((table) => [table.name, table] as const))(
  '%s: row-level security is on, forced upon the owner, and has its policy',
  (_name, table) => {
    expect(table).toMatchObject({ enabled: true, forced: true });
    expect(table.policies).toBeGreaterThan(0);
  },
);

const ONE = 'biz_01kknr0000000000000000000a';
const TWO = 'biz_01kknr0000000000000000000b';

const business = (id: string, name: string) => ({
  id,
  name,
  legal_name: null,
  type: 'company' as const,
  country: 'NG',
  time_zone: 'Africa/Lagos',
  default_currency: 'NGN',
  support_email: null,
  support_phone: null,
  website: null,
  logo_url: null,
  brand_color: null,
  status: 'unverified' as const,
  submitted_at: null,
  decided_at: null,
  created_at: new Date('2026-03-02T09:00:00Z'),
});

const account = (id: string, businessId: string) => ({
  id,
  business_id: businessId,
  currency: 'NGN',
  bank_name: null,
  account_name: null,
  last4: null,
  is_default: true,
  created_at: new Date('2026-03-02T09:00:00Z'),
});

await database.acrossBusinesses(async (trx) => {
  await trx
    .insertInto('businesses')
    .values([business(ONE, 'One'), business(TWO, 'Two')])
    .execute();
  await trx
    .insertInto('business_accounts')
    .values([account('acc_one', ONE), account('acc_two', TWO)])
    .execute();
});

test('a business sees and changes its own rows only, whatever it asks for', async () => {
  await database.forBusiness(ONE, async (trx) => {
    expect(await trx.selectFrom('businesses').select('name').execute()).toEqual([{ name: 'One' }]);
    expect(await trx.selectFrom('business_accounts').select('id').execute()).toEqual([{ id: 'acc_one' }]);
    const foreign = trx.selectFrom('business_accounts').selectAll().where('business_id', '=', TWO);
    expect(await foreign.execute()).toEqual([]);
    const { numUpdatedRows } = await trx
      .updateTable('business_accounts')
      .set({ bank_name: 'Mine' })
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    const { numDeletedRows } = await trx
      .deleteFrom('business_accounts')
      .where('id', '=', 'acc_two')
      .executeTakeFirst();
    expect(numDeletedRows).toBe(0n);
  });
});

test('a business cannot write into another', async () => {
  await expect(
    database.forBusiness(ONE, (trx) =>
      trx
        .insertInto('business_accounts')
        .values({ ...account('acc_x', TWO), currency: 'USD' })
        .execute(),
    ),
  ).rejects.toThrow(/row-level security/);
  await expect(
    database.forBusiness(ONE, (trx) =>
      trx.updateTable('business_accounts').set({ business_id: TWO }).execute(),
    ),
  ).rejects.toThrow(/row-level security/);
});

test('a business reads prices and sets none, not even its own', async () => {
  const price = {
    id: 'fee_of_one',
    business_id: ONE,
    currency: 'NGN',
    card_origin: 'local' as const,
    version: 1,
    basis_points: 0,
    fixed: 0,
    cap: null,
    waiver_threshold: null,
    bearer: 'merchant' as const,
    effective_from: new Date(0),
  };
  await expect(
    database.forBusiness(ONE, (trx) => trx.insertInto('fee_schedules').values(price).execute()),
  ).rejects.toThrow(/row-level security/);
  await database.acrossBusinesses((trx) => trx.insertInto('fee_schedules').values(price).execute());
  const prices = (trx: Transaction) =>
    trx.selectFrom('fee_schedules').select('id').where('business_id', '=', ONE);
  expect(await database.forBusiness(ONE, (trx) => prices(trx).execute())).toEqual([{ id: price.id }]);
  expect(await database.forBusiness(TWO, (trx) => prices(trx).execute())).toEqual([]);
});

test('outside of a transaction that says whose work it is, there are no rows', async () => {
  for (const { name, owner_column } of tenantTables) {
    // Rows of no business are defaults that all of them share.
    const owned = `${owner_column ?? 'id'} is not null`;
    const { rows } = await database.pool.query(`select count(*)::int as count from ${name} where ${owned}`);
    expect(rows, name).toEqual([{ count: 0 }]);
  }
});

test('a connection forgets whose work it did', async () => {
  await database.forBusiness(ONE, async (trx) => trx.selectFrom('businesses').select('id').execute());
  const { rows } = await database.pool.query(
    "select current_setting('harbour.business_id', true) as setting",
  );
  expect(rows[0].setting ?? '').toBe('');
});

test('no business is called by the name of the system’s own work', () => {
  expect(() => database.forBusiness('*', async () => undefined)).toThrow();
  expect(() => database.forBusiness('', async () => undefined)).toThrow();
});
