import { expect, test } from 'vitest';
import { schemaBefore } from '../testing/earlier-schema.ts';

const { asAdmin, migrateAll } = await schemaBefore('063-accounts-of-balances.sql');

test('what was booked before in a currency without an account has one, and those that are there stay as they are', async () => {
  await asAdmin(async (client) => {
    await client.query(`
      insert into businesses (id, name, type, country, time_zone, default_currency, status, created_at)
        values ('biz_1', 'One', 'company', 'NG', 'Africa/Lagos', 'NGN', 'verified', now()),
          ('biz_2', 'Two', 'company', 'NG', 'Africa/Lagos', 'NGN', 'verified', now());
      insert into business_accounts (id, business_id, currency, bank_name, account_name, last4, is_default, created_at)
        values ('acc_1', 'biz_1', 'NGN', 'Bank', 'One', '6789', true, now());
      insert into ledger_accounts (id, business_id, mode, kind, currency)
        values ('lac_1', 'biz_1', 'test', 'merchant_pending', 'NGN'), ('lac_2', 'biz_1', 'test', 'merchant_pending', 'KWD'),
          ('lac_3', 'biz_1', 'live', 'merchant_available', 'KWD'), ('lac_4', 'biz_2', 'live', 'merchant_available', 'KWD')`);
  });
  await migrateAll();
  const { rows } = await asAdmin((client) =>
    client.query('select id, business_id, currency, last4, is_default from business_accounts order by id'),
  );
  expect(rows).toEqual([
    { id: 'acc_1', business_id: 'biz_1', currency: 'NGN', last4: '6789', is_default: true },
    { id: 'acc_2', business_id: 'biz_1', currency: 'KWD', last4: null, is_default: false },
    { id: 'acc_4', business_id: 'biz_2', currency: 'KWD', last4: null, is_default: false },
  ]);
});
