import pg from 'pg';
import { expect, test } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { MINUTE } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import type { Opened } from '../testing/checkout-world.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

let keys = 0;
const newKey = () => `key-of-a-fault-${(keys += 1)}`;

const charge = (payment: Opened, token: string, key: string) =>
  api.call('chargePayment', {
    as: payment.as,
    headers: { 'idempotency-key': key },
    body: { reference: payment.reference, token },
  });

/** How much of a payment is written down, as PostgreSQL's superuser sees it. */
async function traces(payment: Opened) {
  const { rows } = await api.testDatabase.asAdmin((admin) =>
    admin.query<{ status: string; booked: number; told: number; claimed: number }>(
      `select status, refund_claimed_amount::int as claimed,
         (select count(*)::int from ledger_transactions where source_id = payments.id) as booked,
         (select count(*)::int from outbox_events
           where subject_id = payments.id and type = 'payment.succeeded') as told
       from payments where checkout_reference = $1`,
      [payment.reference],
    ),
  );
  return rows[0];
}

/** What befalls the writing of a row, as PostgreSQL tells of it: no room on the disk, or a statement that took too long. */
type Fault = 'disk_full' | 'query_canceled';

async function withFault<T>(fault: Fault, table: string, work: () => Promise<T>): Promise<T> {
  await api.testDatabase.asAdmin((admin) =>
    admin.query(`
      create function fault() returns trigger language plpgsql as $$
        begin raise exception using errcode = '${fault}', message = 'the row could not be written'; end $$;
      create trigger fault before insert on ${table} for each row execute function fault()`),
  );
  try {
    return await work();
  } finally {
    await api.testDatabase.asAdmin((admin) => admin.query('drop function fault() cascade'));
  }
}

const withoutRoomFor = <T>(table: string, work: () => Promise<T>) => withFault('disk_full', table, work);

/** Takes every connection that the database has left, and gives them back. */
async function takeConnections(): Promise<() => Promise<void>> {
  const limit = (connections: number) =>
    api.testDatabase.asAdmin(async (admin) => {
      const { rows } = await admin.query<{ name: string }>('select current_database() as name');
      await admin.query(`alter database ${rows[0]?.name ?? ''} connection limit ${connections}`);
    });
  await limit(1);
  await api.testDatabase.asAdmin((admin) =>
    admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  );
  const { connectionString } = api.testDatabase;
  const last = new pg.Client({ connectionString });
  await last.connect();
  await expect(new pg.Client({ connectionString }).connect()).rejects.toMatchObject({ code: '53300' });
  return async () => {
    await last.end();
    await limit(-1);
  };
}

test.each<[Fault, string, string]>([
  ['disk_full', 'idempotency_keys', 'pending'],
  ['disk_full', 'payment_events', 'pending'],
  ['disk_full', 'ledger_entries', 'processing'],
  ['disk_full', 'outbox_events', 'processing'],
  ['disk_full', 'mails', 'processing'],
  ['query_canceled', 'idempotency_keys', 'pending'],
  ['query_canceled', 'payment_events', 'pending'],
  ['query_canceled', 'ledger_entries', 'processing'],
])('a charge with %s at %s leaves the payment %s and nothing half', async (fault, table, status) => {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  const key = newKey();
  const refused = await withFault(fault, table, () => charge(payment, token, key));
  expect(refused).toMatchObject({ status: 503, error: { code: 'service_unavailable' } });
  expect(refused.response.headers['retry-after']).toBe('5');
  expect(await traces(payment)).toMatchObject({ status, booked: 0, told: 0 });

  expect((await charge(payment, token, key)).status).toBe(200);
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect(await traces(payment)).toMatchObject({ status: 'succeeded', booked: 1, told: 1 });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test.each(['refunds', 'payment_events', 'ledger_entries', 'outbox_events', 'mails'])(
  'a refund on a disk without room for %s is given back once, by the same call again',
  async (table) => {
    const payment = await world.start(link);
    await world.pay(payment, CARDS.approved);
    const { id } = await world.look(payment);
    const headers = { 'idempotency-key': newKey() };
    const refund = () =>
      api.call('refundTransaction', {
        as: world.merchant.session,
        headers,
        body: {
          transaction_id: id,
          reason: 'requested_by_customer',
          amount: { amount: 1_000, currency: 'NGN' },
        },
      });
    const refused = await withoutRoomFor(table, refund);
    expect(refused).toMatchObject({ status: 503, error: { code: 'service_unavailable' } });
    const claimed = table === 'refunds' || table === 'payment_events' ? 0 : 1_000;
    expect(await traces(payment)).toMatchObject({ status: 'succeeded', claimed });

    expect((await refund()).data).toMatchObject({ status: 'succeeded' });
    expect(await world.look(payment)).toMatchObject({
      status: 'partially_refunded',
      refunded_amount: { amount: 1_000 },
      refunds: [{ status: 'succeeded' }],
    });
    expect((await verifyLedger(api.database)).findings).toEqual([]);
  },
);

test('connections that run out while the acquirer approves are a 503, and the inquiry finds the approval', async () => {
  const payment = await world.start(link);
  const { token } = await world.authenticate(payment, CARDS.approved);
  const { acquirer } = api.deps;
  let giveBack = async (): Promise<void> => undefined;
  const running: Acquirer = {
    ...acquirer,
    authorise: async (request) => {
      const outcome = await acquirer.authorise(request);
      giveBack = await takeConnections();
      return outcome;
    },
  };
  Object.assign(api.deps, { acquirer: running });
  const refused = await charge(payment, token, newKey());
  const meanwhile = await api.call('getPaymentStatus', { params: { reference: payment.reference } });
  await giveBack();
  Object.assign(api.deps, { acquirer });

  for (const answer of [refused, meanwhile]) {
    expect(answer).toMatchObject({ status: 503, error: { code: 'service_unavailable' } });
    expect(answer.response.headers['retry-after']).toBe('5');
  }
  expect(await traces(payment)).toMatchObject({ status: 'processing', booked: 0, told: 0 });
  expect((await charge(payment, token, newKey())).data).toMatchObject({ status: 'processing' });
  api.clock.advance(MINUTE);
  await sweepOnce(api.deps);
  expect(await traces(payment)).toMatchObject({ status: 'succeeded', booked: 1, told: 1 });
  expect((await world.look(payment)).attempts).toHaveLength(1);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});
