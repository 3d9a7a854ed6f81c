import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUpMerchant, type Merchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();

/** So many payments, a microsecond apart, which is nearer together than a clock of milliseconds can tell. */
async function putManyPayments({ business }: Merchant, count: number): Promise<void> {
  await api.database.acrossBusinesses(async (trx) => {
    await sql`insert into checkout_addresses (reference, business_id, kind, subject_id)
      select 'many-' || n, ${business.id}, 'payment', 'txn_' || n from generate_series(1, ${count}) n`.execute(
      trx,
    );
    await sql`insert into payments
        (id, business_id, mode, reference, checkout_reference, amount, currency, status, source, created_at, expires_at, updated_at)
      select 'txn_' || n, ${business.id}, 'test', 'many-' || n, 'many-' || n, n, 'NGN', 'pending', 'api',
        timestamptz '2026-02-01T10:00:00Z' + n * interval '1 microsecond', '2026-12-31', '2026-02-01'
      from generate_series(1, ${count}) n`.execute(trx);
  });
}

test('DB-21: an export of more rows than are read at once has each row once, newest first', async () => {
  const merchant = await signUpMerchant(api);
  const count = 9_001;
  await putManyPayments(merchant, count);
  const { response } = await api.call('getTransactionReport', {
    as: merchant.session,
    query: { mode: 'test' },
  });
  const references = response.body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((record) => record.split(',')[1]);
  expect(references).toEqual(Array.from({ length: count }, (_, index) => `many-${count - index}`));
});
