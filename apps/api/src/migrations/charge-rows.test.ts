import type pg from 'pg';
import { expect, test } from 'vitest';
import { schemaBefore } from '../testing/earlier-schema.ts';

const FILE = '052-charge-rows.sql';
const { asAdmin, migrateOnce, migrateAll } = await schemaBefore(FILE);

/** A captured payment of 10.00 as a server of the version before writes it, with an id for each entry. */
async function addCharge(client: pg.Client, number: number): Promise<void> {
  await client.query(`
    insert into checkout_addresses (reference, business_id, kind, subject_id)
      values ('order-${number}', 'biz_1', 'payment', 'txn_${number}');
    insert into payments (id, business_id, mode, reference, checkout_reference, amount, currency, status, source,
        captured_amount, paid_at, created_at, expires_at, updated_at)
      values ('txn_${number}', 'biz_1', 'test', 'order-${number}', 'order-${number}', 1000, 'NGN', 'succeeded', 'api', 1000,
        now(), now(), now(), now());
    insert into payment_events (id, business_id, payment_id, type, message, occurred_at)
      values ('evt_${number}', 'biz_1', 'txn_${number}', 'payment_succeeded', 'Paid.', now());
    begin;
    insert into ledger_transactions (id, business_id, mode, kind, source_id, occurred_at)
      values ('ltx_${number}', 'biz_1', 'test', 'capture', 'txn_${number}', now());
    insert into ledger_entries (id, transaction_id, business_id, account_id, direction, amount, currency)
      values ('lte_${number}_1', 'ltx_${number}', 'biz_1', 'lac_1', 'debit', 1000, 'NGN'),
        ('lte_${number}_2', 'ltx_${number}', 'biz_1', 'lac_2', 'credit', 1000, 'NGN');
    commit`);
}

/** Where the rows of the tables are on the disk: a table that is rewritten is elsewhere afterwards. */
const placesOf = async (client: pg.Client) =>
  (
    await client.query(
      `select relname, relfilenode from pg_class
       where relname in ('payments', 'payment_events', 'ledger_entries', 'ledger_transactions', 'ledger_accounts') order by 1`,
    )
  ).rows;

test('a database with rows keeps them where they are, and servers of the version before can still charge', async () => {
  await asAdmin(async (client) => {
    await client.query(`
      insert into businesses (id, name, type, country, time_zone, default_currency, status, created_at)
        values ('biz_1', 'One', 'company', 'NG', 'Africa/Lagos', 'NGN', 'verified', now());
      insert into ledger_accounts (id, business_id, mode, kind, currency)
        values ('lac_1', 'biz_1', 'test', 'acquirer_clearing', 'NGN'), ('lac_2', 'biz_1', 'test', 'merchant_pending', 'NGN')`);
    await addCharge(client, 1);
    const places = await placesOf(client);
    expect(places).toHaveLength(5);

    expect(await migrateOnce()).toEqual([FILE]);

    expect(await placesOf(client)).toEqual(places);
    await addCharge(client, 2);
    const { rows } = await client.query(`
      select transaction_id, count(*)::int as entries from ledger_entries group by 1 order by 1`);
    expect(rows).toEqual([
      { transaction_id: 'ltx_1', entries: 2 },
      { transaction_id: 'ltx_2', entries: 2 },
    ]);

    const before = await placesOf(client);
    expect(await migrateAll()).not.toEqual([]);
    expect(await placesOf(client), 'nor does any later change move them').toEqual(before);
  });
});
