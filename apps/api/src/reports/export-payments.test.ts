import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { signUpMerchant, type Merchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { exportPayments } from './export-payments.ts';

const api = await testApp();

/** So many payments, a microsecond apart, which is nearer together than a clock of milliseconds can tell. */
async function putManyPayments({ business }: Merchant, count: number, name: string): Promise<void> {
  await api.database.acrossBusinesses(async (trx) => {
    await sql`insert into checkout_addresses (reference, business_id, kind, subject_id)
      select ${name} || '-' || n, ${business.id}, 'payment', ${`txn_${name}`} || n from generate_series(1, ${count}) n`.execute(
      trx,
    );
    await sql`insert into payments
        (id, business_id, mode, reference, checkout_reference, amount, currency, status, source, created_at, expires_at, updated_at)
      select ${`txn_${name}`} || n, ${business.id}, 'test', ${name} || '-' || n, ${name} || '-' || n, n, 'NGN', 'pending', 'api',
        clock_timestamp() + n * interval '1 microsecond', '2026-12-31', '2026-02-01'
      from generate_series(1, ${count}) n`.execute(trx);
  });
}

const referencesIn = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((record) => record.split(',')[1]);

test('an export of more rows than are read at once has each row once, newest first', async () => {
  const merchant = await signUpMerchant(api);
  const count = 9_001;
  await putManyPayments(merchant, count, 'many');
  const { response } = await api.call('getTransactionReport', {
    as: merchant.session,
    query: { mode: 'test' },
  });
  const references = referencesIn(response.body);
  expect(references).toEqual(Array.from({ length: count }, (_, index) => `many-${count - index}`));
});

test('a payment that comes while the export is written takes no other out of it', async () => {
  const merchant = await signUpMerchant(api);
  await putManyPayments(merchant, 1_000, 'early');
  const { csv } = await exportPayments(api.deps, merchant.business.id, { mode: 'test' });
  await putManyPayments(merchant, 50, 'late');
  const references = new Set(referencesIn(await text(csv)));
  for (let n = 1; n <= 1_000; n += 1) expect(references).toContain(`early-${n}`);
});

test('an export that breaks off is told in the log as a fault', async () => {
  const merchant = await signUpMerchant(api);
  await putManyPayments(merchant, 1, 'broken');
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [statement] = given;
    const isCopy = typeof statement === 'string' && statement.includes('copy (');
    return isCopy ? Promise.reject(new Error('No rows came.')) : query.apply(this, given);
  });
  const broken = api.call('getTransactionReport', { as: merchant.session, query: { mode: 'test' } });
  await expect(broken).rejects.toThrow();
  spy.mockRestore();
  const faults = api.log
    .map((line) => JSON.parse(line) as { level: number; operation?: string; err?: { message: string } })
    .filter(({ level, err }) => level >= 50 && err?.message === 'No rows came.');
  expect(faults).toMatchObject([{ operation: 'getTransactionReport' }]);
});
