import type pg from 'pg';

/** So many rows a statement, so that no transaction grows without end. */
const AT_ONCE = 500_000;

/**
 * Puts settled payments into a business, three seconds apart, the last one just now, as the migrations left the tables.
 * Foreign keys and triggers rest meanwhile, and the secondary indexes are built afterwards, which makes ten millions practical.
 *
 * The older half has `oldstock` in its descriptions, and the payment in the middle `needle-in-hay`, for what searches.
 */
export async function fillPayments(admin: pg.Client, businessId: string, count: number): Promise<void> {
  const prefix = businessId.slice(-8);
  const { rows: indexes } = await admin.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('payments', 'payment_search') and indexname not in (select conname from pg_constraint)`,
  );
  // Everything is vacuumed below, and nothing while something is measured.
  await admin.query('alter system set autovacuum = off');
  await admin.query('select pg_reload_conf()');
  await admin.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  for (const { name } of indexes) await admin.query(`drop index ${name}`);
  const settlementId = `stl_${prefix}${'0'.repeat(18)}`;
  await admin.query(
    `insert into settlements (id, business_id, mode, currency, status, period_start, period_end, expected_at, paid_at, created_at)
     values ($1, $2, 'test', 'NGN', 'paid', now() - interval '1 hour', now() + interval '1 day', now(), now(), now())`,
    [settlementId, businessId],
  );
  for (let from = 1; from <= count; from += AT_ONCE) {
    await admin.query(
      `insert into payments (id, business_id, mode, reference, checkout_reference, amount, currency, status, source,
         description, customer, card, captured_amount, fee_amount, settlement_id, paid_at, created_at, expires_at, updated_at)
       select 'txn_$prefix' || lpad(n::text, 8, '0') || substr(md5(n::text), 1, 10), $1, 'test', '$prefix-' || n, '$prefix-' || n,
         1000 + n % 900000, 'NGN', case when failed then 'failed' else 'succeeded' end, 'api',
         'Order ' || n || ' ' || (array['bread', 'shoes', 'a ticket', 'coffee beans', 'rice'])[1 + n % 5]
           || case when n < $2::int / 2 then ' oldstock' when n = $2::int / 2 then ' needle-in-hay' else '' end,
         jsonb_build_object('email', lower(first || '.' || last) || n % 9973 || '@example.com', 'name', first || ' ' || last),
         jsonb_build_object('brand', 'visa', 'last4', lpad((n::bigint * 7919 % 10000)::text, 4, '0'), 'exp_month', 8, 'exp_year', 2029),
         case when failed then 0 else 1000 + n % 900000 end, case when failed then 0 else 15 end,
         case when failed then null else $3 end, case when failed then null else at end, at, at + interval '30 minutes', at
       from (
         select n, n % 20 = 0 as failed, now() - ($2::int - n) * interval '3 seconds' as at,
           (array['Ada', 'Ngọc', 'Emeka', 'Ìfẹ́', 'Maria', 'Fatima', 'Wei', 'Yuki', 'Kofi', 'John'])[1 + abs(hashint4(n)) % 10] as first,
           (array['Obi', 'Okafor', 'Mensah', 'Smith', 'Garcia', 'Khan', 'Ánh', 'Tanaka', 'Diallo', 'Eze', 'Novak'])[1 + abs(hashint4(n + 7)) % 11] as last
         from generate_series($4::int, least($2::int, $4::int + ${AT_ONCE} - 1)) n
       ) made`.replaceAll('$prefix', prefix),
      [businessId, count, settlementId, from],
    );
  }
  await admin.query(
    `insert into payment_search (business_id, payment_id, created_at, place, words)
     select business_id, id, created_at, harbour_search_place(business_id, mode, created_at), harbour_search_words(payments)
     from payments where business_id = $1`,
    [businessId],
  );
  for (const { definition } of indexes) await admin.query(definition);
  await admin.query('set session_replication_role = origin');
  await admin.query('vacuum (freeze, analyze) payments, payment_search');
  // What was written is not written out while something is measured.
  await admin.query('checkpoint');
}
