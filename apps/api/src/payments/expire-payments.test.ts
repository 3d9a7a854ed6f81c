import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MINUTE, after } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { endStaleAttempts } from './end-stale-attempts.ts';
import { expirePayments } from './expire-payments.ts';
import { startPayment } from './start-payment.ts';

const api = await testApp();

/** More than any batch holds, whose time is over in a minute. */
const MANY = 130;

async function startMany(): Promise<string> {
  const { business } = await signUpMerchant(api);
  const now = api.clock.now();
  await api.database.forBusiness(business.id, async (trx) => {
    for (let n = 0; n < MANY; n += 1)
      await startPayment(trx, {
        id: newId('transaction'),
        businessId: business.id,
        mode: 'test',
        amount: 1000,
        currency: 'NGN',
        source: 'api',
        paymentLinkId: null,
        description: null,
        customer: { email: 'p@example.com', name: null, phone: null, address: null },
        metadata: {},
        customFields: [],
        redirectUrl: null,
        now,
        // Several at one instant, also where a batch ends.
        expiresAt: after(now, MINUTE + Math.floor(n / 7)),
      });
  });
  return business.id;
}

const statuses = (table: 'payments' | 'attempts', businessId: string) =>
  api.database.forBusiness(businessId, async (trx) => {
    const rows = await trx.selectFrom(table).select('status').where('business_id', '=', businessId).execute();
    return [rows.length, ...new Set(rows.map(({ status }) => status))];
  });

test('however many payments ran out, one round expires them all', async () => {
  const businessId = await startMany();
  api.clock.advance(2 * MINUTE);
  await expirePayments(api.deps);
  expect(await statuses('payments', businessId)).toEqual([MANY, 'expired']);
});

test('however many attempts were left, one round ends them all, also past some that cannot be ended', async () => {
  const businessId = await startMany();
  await api.database.forBusiness(businessId, (trx) =>
    sql`
      insert into attempts (id, business_id, payment_id, number, status, token_hash, amount, currency, card, created_at, expires_at)
      select 'att' || id, business_id, id, 1, 'ready', id, amount, currency, '{}', created_at, expires_at
      from payments where business_id = ${businessId}
    `.execute(trx),
  );
  const { forBusiness } = api.database;
  let refused = 0;
  const database: typeof api.database = {
    ...api.database,
    forBusiness: (...args) => {
      refused += 1;
      return refused <= 60 ? Promise.reject(new Error('refused')) : forBusiness(...args);
    },
  };
  api.clock.advance(2 * MINUTE);
  await expect(endStaleAttempts({ ...api.deps, database })).rejects.toMatchObject({
    errors: { length: 60 },
  });
  await endStaleAttempts(api.deps);
  expect(await statuses('attempts', businessId)).toEqual([MANY, 'abandoned']);
});
