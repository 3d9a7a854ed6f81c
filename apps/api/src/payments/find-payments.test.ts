import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Merchant } from '../testing/people.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();

interface Some {
  name: string;
  count: number;
  /** Days between two payments, and between the last of them and the clock's day. */
  every?: number;
  ago?: number;
  customer?: { email?: string; name?: string };
}

const CARD = {
  brand: 'visa',
  bin6: '424242',
  last4: '4242',
  exp_month: 8,
  exp_year: 2039,
  country: 'NG',
  funding: 'debit',
};
const NOBODY = { email: 'payer@example.com', name: null, phone: null, address: null };
let groups = 0;

/** So many payments, the first of them the newest. */
async function putPayments(
  { business }: Merchant,
  { name, count, every = 0, ago = 0, customer = {} }: Some,
): Promise<void> {
  groups += 1;
  const ids = `txn_0${groups}`;
  await api.database.acrossBusinesses(async (trx) => {
    await sql`insert into checkout_addresses (reference, business_id, kind, subject_id)
      select ${name} || '-' || n, ${business.id}, 'payment', ${ids} || lpad(n::text, 24, '0') from generate_series(1, ${count}) n`.execute(
      trx,
    );
    await sql`insert into payments (id, business_id, mode, reference, checkout_reference, amount, currency, status, source,
        customer, card, created_at, expires_at, updated_at)
      select ${ids} || lpad(n::text, 24, '0'), ${business.id}, 'test', ${name} || '-' || n, ${name} || '-' || n, n, 'NGN', 'pending', 'api',
        ${JSON.stringify({ ...NOBODY, ...customer })}::jsonb, ${JSON.stringify(CARD)}::jsonb,
        '2026-03-01T10:00:00Z'::timestamptz - n * interval '1 second'
          - (${ago}::int + n * ${every}::int) * interval '24 hours',
        '2026-12-31', '2026-02-01'
      from generate_series(1, ${count}) n`.execute(trx);
  });
}

async function search(merchant: Merchant, text: string, query: object = {}) {
  const { status, data, meta } = await api.call('listTransactions', {
    as: merchant.session,
    query: { mode: 'test', search: text, ...query },
  });
  expect(status).toBe(200);
  return { references: data.map(({ reference }) => reference), meta };
}

test('what is old is found behind thousands of newer payments, by every part of its words', async () => {
  const merchant = await signUpMerchant(api);
  const stranger = await signUpMerchant(api);
  await putPayments(merchant, { name: 'newer', count: 2_100 });
  await putPayments(merchant, {
    name: 'seldom',
    count: 3,
    every: 30,
    ago: 100,
    customer: { email: 'ngoc@example.com', name: '50%_Ngọc Ánh' },
  });
  await putPayments(stranger, { name: 'theirs', count: 1, ago: 100, customer: { name: 'Ngọc Ánh' } });

  const all = ['seldom-1', 'seldom-2', 'seldom-3'];
  for (const text of ['Ngọc', 'NGOC@example', ' 50%_Ngọc ', 'seldom-', 'txn_0200000000']) {
    const { references, meta } = await search(merchant, text);
    expect([text, references, meta]).toMatchObject([text, all, { total: 3, total_is_capped: false }]);
  }
  expect((await search(merchant, 'ng%c@')).references).toEqual([]);
  expect((await search(merchant, 'ngoc', { from: '2025-09-01', to: '2025-09-30' })).references).toEqual([
    'seldom-2',
  ]);
  expect((await search(merchant, 'ngoc', { status: 'failed' })).references).toEqual([]);

  const first = await search(merchant, 'ngoc', { limit: 2 });
  const second = await search(merchant, 'ngoc', { limit: 2, cursor: first.meta.next_cursor });
  expect([...first.references, ...second.references]).toEqual(all);
});

test('where older ones are not looked at, or more are found than are shown, the total is said to be capped', async () => {
  const merchant = await signUpMerchant(api);
  await putPayments(merchant, { name: 'common', count: 2_100 });
  for (const text of ['common', '4242', 'on']) {
    const { references, meta } = await search(merchant, text);
    expect(references[0]).toBe('common-1');
    expect(meta.total_is_capped).toBe(true);
  }
  expect((await search(merchant, '%')).meta).toMatchObject({ total: 0, total_is_capped: true });
  expect((await search(merchant, 'nowhere')).meta).toMatchObject({ total: 0, total_is_capped: false });
});

test('an id is found by its beginning behind thousands of others, whatever the collation of the database', async () => {
  await api.testDatabase.asAdmin(async (client) => {
    // PostgreSQL gives no other collation to a column that a trigger names.
    await client.query('drop trigger payments_stay on payments');
    await client.query('alter table payments alter column id type text collate "en-x-icu"');
    await client.query('alter table payment_search alter column payment_id type text collate "en-x-icu"');
  });
  const merchant = await signUpMerchant(api);
  await putPayments(merchant, { name: 'fresh', count: 2_100 });
  await putPayments(merchant, { name: 'sought', count: 2, ago: 100 });
  const ids = `txn_0${groups}000`;
  expect((await search(merchant, ids)).references).toEqual(['sought-1', 'sought-2']);
  expect((await search(merchant, ids, { status: 'failed' })).references).toEqual([]);
});
