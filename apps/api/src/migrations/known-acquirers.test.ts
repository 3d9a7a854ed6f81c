import { expect, test } from 'vitest';
import { schemaBefore } from '../testing/earlier-schema.ts';

const { asAdmin, migrateAll } = await schemaBefore('056-attempts-acquirer.sql');

test('what was taken before it was written down where is of the acquirer whose ids it has', async () => {
  await asAdmin(async (client) => {
    await client.query(`
      insert into businesses (id, name, type, country, time_zone, default_currency, status, created_at)
        values ('biz_1', 'One', 'company', 'NG', 'Africa/Lagos', 'NGN', 'verified', now());
      insert into checkout_addresses (reference, business_id, kind, subject_id)
        values ('order-1', 'biz_1', 'payment', 'txn_1'), ('order-2', 'biz_1', 'payment', 'txn_2');
      insert into payments (id, business_id, mode, reference, checkout_reference, amount, currency, status, source,
          created_at, expires_at, updated_at)
        values
          ('txn_1', 'biz_1', 'test', 'order-1', 'order-1', 1000, 'NGN', 'failed', 'api', now(), now(), now()),
          ('txn_2', 'biz_1', 'live', 'order-2', 'order-2', 1000, 'NGN', 'failed', 'api', now(), now(), now());
      insert into attempts (id, business_id, payment_id, number, status, token_hash, amount, currency, card, acquirer_id,
          created_at, expires_at, finished_at)
        select payment_id || '_' || number, 'biz_1', payment_id, number, 'declined', 'hash-' || payment_id || number, 1000,
          'NGN', '{}', acquirer_id, now(), now(), now()
        from unnest(array['pi_3Nabc', 'auth_7a2e', 'pix_1', null]) with ordinality as taken (acquirer_id, number)
        cross join unnest(array['txn_1', 'txn_2']) as payment_id`);
    await migrateAll();
    const acquirersOf = async (payment: string) =>
      (
        await client.query(
          'select acquirer_id, acquirer from attempts where payment_id = $1 order by number',
          [payment],
        )
      ).rows;
    expect(await acquirersOf('txn_1')).toEqual([
      { acquirer_id: 'pi_3Nabc', acquirer: 'stripe' },
      { acquirer_id: 'auth_7a2e', acquirer: 'sandbox' },
      { acquirer_id: 'pix_1', acquirer: null },
      { acquirer_id: null, acquirer: null },
    ]);
    // The sandbox takes no live payments: such an id is of an adapter of one's own.
    expect(await acquirersOf('txn_2')).toEqual([
      { acquirer_id: 'pi_3Nabc', acquirer: 'stripe' },
      { acquirer_id: 'auth_7a2e', acquirer: null },
      { acquirer_id: 'pix_1', acquirer: null },
      { acquirer_id: null, acquirer: null },
    ]);
  });
});
