import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../platform/clock.ts';
import { signUpMerchant } from '../testing/people.ts';
import { verifies } from '../testing/webhook-receiver.ts';
import { webhookWorld } from '../testing/webhook-world.ts';
import { dispatchEvents } from './dispatch-events.ts';

const world = await webhookWorld();
const { api, receiver, makeEndpoint, happens, send, onlyDelivery, deliveriesOf } = world;

beforeEach(() => receiver.answer((response) => void response.end('ok')));
afterEach(async () => {
  expect(world.faults.splice(0)).toEqual([]);
  // Endpoints of one test hear nothing of another.
  api.clock.advance(1);
  await api.database.acrossBusinesses((trx) => trx.deleteFrom('webhook_endpoints').execute());
});

/** A machine that is busy may take its time; the endpoints give up after 15 s. */
const PATIENCE = { timeout: 10_000 };

test('an event arrives signed, and the log tells what was sent and answered', async () => {
  const { endpoint, secret, path } = await makeEndpoint();
  const subjectId = await happens();
  await send();

  const [webhook, ...more] = receiver.at(path);
  if (webhook === undefined) throw new Error('Nothing arrived.');
  expect(more).toEqual([]);
  expect(verifies(webhook, secret, api.clock.now())).toBe(true);
  const event = JSON.parse(webhook.body);
  expect(event).toEqual({
    id: webhook.headers['webhook-id'],
    type: 'payment.succeeded',
    timestamp: api.clock.now().toISOString(),
    mode: 'test',
    data: {
      id: subjectId,
      reference: 'order-1',
      amount: { amount: 500_000, currency: 'NGN' },
      fee: { amount: 17_500, currency: 'NGN' },
    },
  });

  const delivery = await onlyDelivery(endpoint.id);
  expect(delivery).toMatchObject({
    event_id: event.id,
    event_type: 'payment.succeeded',
    status: 'delivered',
    tries: 1,
    response_status: 200,
    next_try_at: null,
    request_body: webhook.body,
    attempts: [
      {
        attempt: 1,
        response_status: 200,
        response_body: 'ok',
        error: null,
        request_headers: { 'webhook-id': event.id, 'content-type': 'application/json' },
      },
    ],
  });
  expect(JSON.stringify(delivery)).not.toContain(String(webhook.headers['webhook-signature']));
  expect(JSON.stringify(delivery) + api.log.join('')).not.toContain(secret);
});

test('an endpoint hears of what it asks for: its types, its mode, its business, its time', async () => {
  const stranger = await signUpMerchant(api);
  await happens('settlement.paid');
  api.clock.advance(1);
  const asked = await makeEndpoint({ event_types: ['refund.failed', 'settlement.paid'] });
  const off = await makeEndpoint({ event_types: ['settlement.paid'] });
  await api.call('updateWebhookEndpoint', {
    as: await world.owner(),
    params: { endpoint_id: off.endpoint.id },
    body: { enabled: false },
  });
  await happens('payment.succeeded');
  await happens('settlement.paid', { mode: 'live' });
  await happens('settlement.paid', { of: stranger });
  await happens('settlement.paid');
  await send();
  expect(receiver.at(asked.path).map(({ body }) => JSON.parse(body).type)).toEqual(['settlement.paid']);
  expect(await deliveriesOf(off.endpoint.id)).toEqual([]);
});

test('killed between commit and send, at any point, an event is still sent, once', async () => {
  const { endpoint, path } = await makeEndpoint();
  await happens();
  // Killed after the commit of the event, and of another after its delivery was made: the next server begins with these.
  await dispatchEvents(api.deps);
  await happens();
  expect(receiver.at(path)).toEqual([]);
  // Killed before the event was taken off the outbox: it is looked at again.
  await api.database.acrossBusinesses((trx) =>
    trx.updateTable('outbox_events').set({ dispatched_at: null }).execute(),
  );
  await send(world.startSender());
  expect(receiver.at(path)).toHaveLength(2);
  expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  expect((await deliveriesOf(endpoint.id)).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
});

test('killed after the send, before it was written down, an event is sent again under the same webhook-id', async () => {
  const { endpoint, path } = await makeEndpoint();
  await happens();
  const forBusiness = () => Promise.reject(new Error('killed'));
  const dying = world.startSender({ database: { ...api.database, forBusiness } });
  await send(dying);
  expect(world.faults.splice(0)).toHaveLength(1);
  expect(receiver.at(path)).toHaveLength(1);
  expect(await onlyDelivery(endpoint.id)).toMatchObject({ status: 'pending', tries: 1, attempts: [] });

  // Whoever holds it might still be alive.
  await send();
  expect(receiver.at(path)).toHaveLength(1);
  api.clock.advance(MINUTE);
  await send();
  const [first, second] = receiver.at(path);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  expect(await onlyDelivery(endpoint.id)).toMatchObject({ status: 'delivered', tries: 2 });
});

test('two servers at once send each event once', async () => {
  const { path } = await makeEndpoint();
  for (let count = 0; count < 30; count += 1) await happens();
  const other = world.startSender();
  await Promise.all([send(), send(other)]);
  await send();
  expect(receiver.at(path)).toHaveLength(30);
  expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(30);
});

test('a server that stops waits for an answer that is on its way, and begins nothing more', async () => {
  const { path, endpoint } = await makeEndpoint();
  for (let count = 0; count < 9; count += 1) await happens();
  const stopping = world.startSender();
  let closed: Promise<void> | undefined;
  receiver.answer((response) => {
    closed ??= stopping.close();
    response.end();
  });
  await send(stopping);
  await closed;
  expect(receiver.at(path)).toHaveLength(8);
  const statuses = (await deliveriesOf(endpoint.id)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(8).fill('delivered'), 'pending']);
});

test('a server that stops breaks off what is not answered; no try is used up, and another sends it at once', async () => {
  const { path, endpoint } = await makeEndpoint();
  await happens();
  const stopping = world.startSender({}, { grace: 1 });
  receiver.answer(() => void stopping.close());
  await send(stopping);
  expect(await onlyDelivery(endpoint.id)).toMatchObject({ status: 'pending', tries: 0, attempts: [] });
  expect((await world.endpoint(endpoint.id)).failing_since).toBeNull();
  receiver.answer((response) => void response.end());
  await send();
  expect(receiver.at(path)).toHaveLength(2);
  expect(await onlyDelivery(endpoint.id)).toMatchObject({ status: 'delivered' });
});

test('one endpoint that does not answer keeps no other waiting', async () => {
  const silent = await makeEndpoint();
  const quick = await makeEndpoint({ event_types: ['refund.succeeded'] });
  for (let count = 0; count < 20; count += 1) await happens();
  await happens('refund.succeeded');
  receiver.answer((response, { path }) => {
    if (path !== silent.path) response.end();
  });
  const sender = world.startSender({}, { grace: 1 });
  await sender.run();
  await vi.waitFor(
    async () => expect(await onlyDelivery(quick.endpoint.id)).toMatchObject({ status: 'delivered' }),
    PATIENCE,
  );
  const waiting = await deliveriesOf(silent.endpoint.id);
  expect(waiting.filter(({ tries }) => tries === 1)).toHaveLength(8);
  expect(waiting.filter(({ tries }) => tries === 0)).toHaveLength(12);
  await sender.close();
});

test('a business whose endpoints are all slow keeps no other waiting, nor does one of them its own others', async () => {
  const slow: string[] = [];
  while (slow.length < 15) slow.push((await makeEndpoint()).path);
  for (let count = 0; count < 9; count += 1) await happens();
  api.clock.advance(1);
  const own = await makeEndpoint({ event_types: ['refund.succeeded'] });
  const stranger = await signUpMerchant(api);
  const other = await makeEndpoint({}, stranger);
  await happens('refund.succeeded');
  await happens('payment.succeeded', { of: stranger });
  receiver.answer((response, { path }) => {
    if (!slow.includes(path)) response.end();
  });
  const sender = world.startSender({}, { grace: 1 });
  await sender.run();
  await vi.waitFor(() => {
    expect(receiver.at(other.path)).toHaveLength(1);
    expect(receiver.at(own.path)).toHaveLength(1);
    // As many as one business may have under way, by turns; one turn is over.
    expect(receiver.received.filter(({ path }) => slow.includes(path))).toHaveLength(32);
  }, PATIENCE);
  expect(slow.map((path) => receiver.at(path).length).toSorted()).toEqual([...Array(13).fill(2), 3, 3]);
  await sender.close();
});

test('a test event goes to its endpoint alone, whatever types it asks for', async () => {
  const [one, other] = [await makeEndpoint(), await makeEndpoint()];
  const as = await world.owner();
  const key = { 'idempotency-key': 'key-of-a-button-1' };
  const params = { endpoint_id: one.endpoint.id };
  const first = await api.call('sendTestWebhook', { as, params, headers: key });
  const replayed = await api.call('sendTestWebhook', { as, params, headers: key });
  expect([first.status, replayed.data.id]).toEqual([202, first.data.id]);
  await send();
  expect(receiver.at(one.path).map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'webhook.test', mode: 'test', data: { id: one.endpoint.id } },
  ]);
  expect(receiver.at(other.path)).toEqual([]);
  expect(await onlyDelivery(one.endpoint.id)).toMatchObject({
    event_type: 'webhook.test',
    status: 'delivered',
  });
});

test('what was delivered can be sent again, under the same webhook-id', async () => {
  const { endpoint, path } = await makeEndpoint();
  await happens();
  await send();
  const { id } = await onlyDelivery(endpoint.id);
  const again = await api.call('resendWebhookDelivery', {
    as: await world.owner(),
    params: { endpoint_id: endpoint.id, delivery_id: id },
  });
  expect([again.status, again.data.status]).toEqual([202, 'pending']);
  api.clock.advance(HOUR);
  await send();
  const [first, second] = receiver.at(path);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect((await onlyDelivery(endpoint.id)).attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
});
