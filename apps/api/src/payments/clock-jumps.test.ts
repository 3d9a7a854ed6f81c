import { beforeEach, expect, test } from 'vitest';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../platform/clock.ts';
import { sweepOnce } from '../sweep.ts';
import type { Opened } from '../testing/checkout-world.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { signUpMerchant } from '../testing/people.ts';

const world = await checkoutWorld();
const { api } = world;
const link = await world.makeLink();

/** Each test begins at the same time of another day, with nothing from before still waiting. */
let day = api.clock.now();
beforeEach(() => {
  day = new Date(day.getTime() + DAY);
  api.clock.set(day);
});

const statusOf = async (payment: Opened) =>
  (await api.call('getPaymentStatus', { params: { reference: payment.reference } })).data.status;

const eventsOf = (type: string) =>
  api.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('outbox_events')
      .select('id')
      .where('type', '=', type)
      .where('created_at', '>=', new Date(day.getTime() - 2 * HOUR))
      .execute(),
  );

test('an hour forwards ends what has run out, once, and finds out what the acquirer did', async () => {
  const open = await world.start(link);
  const unknown = await world.start(link);
  expect((await world.pay(unknown, CARDS.approvesThenFails)).status).toBe('processing');

  api.clock.advance(HOUR);
  await sweepOnce(api.deps);
  await sweepOnce(api.deps);
  expect(await statusOf(open)).toBe('expired');
  expect(await statusOf(unknown)).toBe('succeeded');
  expect(await eventsOf('payment.expired')).toHaveLength(1);
  expect(await eventsOf('payment.succeeded')).toHaveLength(1);

  // Back in time, what has ended stays so.
  api.clock.advance(-HOUR);
  await sweepOnce(api.deps);
  expect(await statusOf(open)).toBe('expired');
  expect(await eventsOf('payment.expired')).toHaveLength(1);
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('an hour backwards expires nothing early, takes payments, and gives up no attempt', async () => {
  const open = await world.start(link);
  const unknown = await world.start(link);
  expect((await world.pay(unknown, CARDS.approvesThenFails)).status).toBe('processing');

  api.clock.advance(-HOUR);
  await sweepOnce(api.deps);
  expect(await statusOf(open)).toBe('pending');
  expect(await statusOf(unknown)).toBe('processing');
  expect(await world.pay(open, CARDS.approved)).toMatchObject({ status: 'succeeded' });
  expect(await world.pay(await world.start(link), CARDS.approved)).toMatchObject({ status: 'succeeded' });

  // When the time has come again, the inquiry goes on.
  api.clock.advance(HOUR + MINUTE);
  await sweepOnce(api.deps);
  expect(await statusOf(unknown)).toBe('succeeded');
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test.each([HOUR, -HOUR])('%d ms from now, the same Idempotency-Key is still the same call', async (jump) => {
  const merchant = await signUpMerchant(api);
  const add = () =>
    api.call('addWhitelistedIp', {
      as: merchant.session,
      body: { address: '198.51.100.7' },
      headers: { 'idempotency-key': 'key-of-a-clock-1' },
    });
  const first = await add();
  api.clock.advance(jump);
  const again = await add();
  expect(again.data).toEqual(first.data);
  expect(again.response.headers['idempotency-replayed']).toBe('true');
});

test('an hour backwards signs nobody out, and gives no session a second longer', async () => {
  const merchant = await signUpMerchant(api);
  const begun = api.clock.now();
  const look = async () => (await api.call('getCurrentUser', { as: merchant.session })).status;
  api.clock.advance(-HOUR);
  expect(await look()).toBe(200);
  api.clock.set(new Date(begun.getTime() + 11 * HOUR));
  expect(await look()).toBe(200);
  api.clock.set(new Date(begun.getTime() + 12 * HOUR + SECOND));
  expect(await look()).toBe(401);
});
