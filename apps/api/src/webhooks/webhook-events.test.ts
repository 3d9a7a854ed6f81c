import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { webhookEventTypes } from '@harbour/contract/enums';
import { expect, test } from 'vitest';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { createWebhookSender } from './webhook-sender.ts';

const SOURCES = path.join(import.meta.dirname, '..');

/** The other way round the compiler checks: an event that no list knows cannot be recorded. */
test('every type that an endpoint can ask for is an event that the product records', async () => {
  let recording = '';
  for await (const file of glob('**/*.ts', { cwd: SOURCES })) {
    if (/\.test\.ts$|^testing\/|^webhooks\//.test(file)) continue;
    const source = await readFile(path.join(SOURCES, file), 'utf8');
    if (/\brecord\w*Event\(/.test(source)) recording += source;
  }
  expect(webhookEventTypes.filter((type) => !recording.includes(`'${type}'`))).toEqual([]);
});

test('a payment is told of as it goes: created, declined, paid', async () => {
  const { api, merchant, makeLink, start, pay, look } = await checkoutWorld();
  const receiver = await startWebhookReceiver();
  Object.assign(api.deps.config, { webhookPrivateTargets: true });
  await api.call('createWebhookEndpoint', {
    as: merchant.session,
    body: {
      url: `${receiver.origin}/hooks`,
      event_types: ['payment.created', 'payment.failed', 'payment.succeeded'],
    },
  });
  const payment = await start(await makeLink());
  await pay(payment, CARDS.declined);
  await pay(payment, CARDS.approved);
  const sender = createWebhookSender(api.deps, api.app.log);
  await sender.run();
  await sender.settled();

  const { id, reference, amount, fee } = await look(payment);
  const events = receiver.received.map(({ body }) => JSON.parse(body));
  expect(Object.fromEntries(events.map(({ type, data }) => [type, data]))).toEqual({
    'payment.created': { id, reference, amount },
    'payment.failed': { id, reference, decline_code: expect.any(String) },
    'payment.succeeded': { id, reference, amount, fee },
  });
  expect(events).toHaveLength(3);
  expect(receiver.received.map(({ body }) => body).join('')).not.toMatch(/4242424242424242|4000000000000002/);
});
