import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { webhookEventTypes } from '@harbour/contract/enums';
import { expect, test } from 'vitest';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { createWebhookSender } from './webhook-sender.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const receiver = await startWebhookReceiver();
Object.assign(api.deps.config, { webhookPrivateTargets: true });

/** What was told since, by types. */
async function told(): Promise<Record<string, unknown>> {
  const sender = createWebhookSender(api.deps, api.app.log);
  await sender.run();
  await sender.settled();
  const events = receiver.received.splice(0).map(({ body }) => JSON.parse(body));
  const byType = Object.fromEntries(events.map(({ type, data }) => [type, data]));
  expect(events).toHaveLength(Object.keys(byType).length);
  return byType;
}

const SOURCES = path.join(import.meta.dirname, '..');

/** The other way round the compiler checks: an event that no list knows cannot be recorded. */
test('every type that an endpoint can ask for is an event that the product records', async () => {
  let recording = '';
  for await (const file of glob('**/*.ts', { cwd: SOURCES })) {
    if (/\.test\.ts$|^testing\/|^webhooks\//.test(file)) continue;
    const source = await readFile(path.join(SOURCES, file), 'utf8');
    if (/\brecord\w*Events?\(/.test(source)) recording += source;
  }
  expect(webhookEventTypes.filter((type) => !recording.includes(`'${type}'`))).toEqual([]);
});

test('a payment is told of as it goes: created, declined, paid', async () => {
  const { makeLink, start, pay, look } = world;
  await api.call('createWebhookEndpoint', {
    as: merchant.session,
    body: {
      url: `${receiver.origin}/hooks`,
      event_types: ['payment.created', 'payment.failed', 'payment.succeeded', 'refund.succeeded'],
    },
  });
  const payment = await start(await makeLink());
  await pay(payment, CARDS.declined);
  await pay(payment, CARDS.approved);

  const { id, reference, amount, fee } = await look(payment);
  const bodies = JSON.stringify(await told());
  expect(JSON.parse(bodies)).toEqual({
    'payment.created': { id, reference, amount },
    'payment.failed': { id, reference, decline_code: expect.any(String) },
    'payment.succeeded': { id, reference, amount, fee },
  });
  expect(bodies).not.toMatch(/4242424242424242|4000000000000002/);
});

test('of a payment whose fee the payer bears both sums are told with it, and what goes back of it', async () => {
  await api.database.acrossBusinesses((trx) =>
    trx
      .insertInto('fee_schedules')
      .values({
        id: 'fee_payer_1',
        business_id: merchant.business.id,
        currency: 'NGN',
        card_origin: 'local',
        version: 1,
        basis_points: 0,
        fixed: 10_000,
        cap: null,
        waiver_threshold: null,
        effective_from: api.clock.now(),
        bearer: 'payer',
      })
      .execute(),
  );
  const naira = (amount: number) => ({ amount, currency: 'NGN' });
  const payment = await world.start(await world.makeLink({ amount: naira(500_000) }));
  await world.pay(payment, CARDS.approved);
  const { id } = await world.look(payment);
  const refunded = await api.call('refundTransaction', {
    as: merchant.session,
    headers: { 'idempotency-key': 'all-of-it-back-once' },
    body: { transaction_id: id, reason: 'requested_by_customer' },
  });
  expect(refunded.data.status, refunded.error.message).toBe('succeeded');
  expect(await told()).toMatchObject({
    'payment.created': { amount: naira(510_000) },
    'payment.succeeded': { amount: naira(510_000), fee: naira(10_000) },
    'refund.succeeded': { amount: naira(510_000), fee: naira(10_000) },
  });
});
