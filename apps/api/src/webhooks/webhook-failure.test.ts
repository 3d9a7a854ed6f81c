import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY, SECOND } from '../platform/clock.ts';
import { addMember, mailsTo } from '../testing/people.ts';
import { webhookWorld } from '../testing/webhook-world.ts';
import { RETRY_DELAYS } from './retry-schedule.ts';

const world = await webhookWorld();
const { api, receiver, makeEndpoint, happens, send, onlyDelivery, deliveriesOf, endpoint: look } = world;
const developer = await addMember(api, world.merchant, 'Developer');
const viewer = await addMember(api, world.merchant, 'Viewer');

const fail = (status: number) => receiver.answer((response) => response.writeHead(status).end('no'));

beforeEach(() => fail(503));
afterEach(async () => {
  expect(world.faults.splice(0)).toEqual([]);
  await api.database.acrossBusinesses((trx) => trx.deleteFrom('webhook_endpoints').execute());
});

const noticesTo = async (email: string, url: string) =>
  (await mailsTo(api, email)).filter(({ text_body }) => text_body.includes(url));

/** Moves the clock to when a delivery is due, and sends; says how long that was. */
async function nextTry(endpointId: string, deliveryId: string): Promise<number> {
  const delivery = (await deliveriesOf(endpointId)).find(({ id }) => id === deliveryId);
  if (delivery?.next_try_at === undefined || delivery.next_try_at === null) throw new Error('It is not due.');
  const due = new Date(delivery.next_try_at);
  const waited = due.getTime() - api.clock.now().getTime();
  api.clock.set(new Date(due.getTime() - 1));
  const before = receiver.received.length;
  await send();
  expect(receiver.received.length).toBe(before);
  api.clock.set(due);
  await send();
  return waited;
}

test('what fails is tried ten times over three days, ever more slowly, and then is failed', async () => {
  const { endpoint, path } = await makeEndpoint({ event_types: ['payment.succeeded', 'refund.succeeded'] });
  await happens();
  await send();
  const { id } = await onlyDelivery(endpoint.id);
  const waits: number[] = [];
  while (waits.length < RETRY_DELAYS.length) {
    // Other events arrive, so that the endpoint is not given up.
    receiver.answer((response, { body }) =>
      response.writeHead(JSON.parse(body).type === 'refund.succeeded' ? 200 : 500).end(),
    );
    await happens('refund.succeeded');
    await send();
    waits.push(await nextTry(endpoint.id, id));
  }
  for (const [index, wait] of waits.entries()) {
    const delay = RETRY_DELAYS[index] ?? 0;
    expect(wait).toBeGreaterThanOrEqual(delay);
    expect(wait).toBeLessThanOrEqual(delay * 1.1);
  }
  const all = waits.reduce((sum, wait) => sum + wait, 0);
  expect(all).toBeGreaterThan(3 * DAY);
  expect(all).toBeLessThan(3.5 * DAY);

  const tried = (await deliveriesOf(endpoint.id)).find((delivery) => delivery.id === id);
  expect(tried).toMatchObject({ status: 'failed', tries: 10, next_try_at: null, response_status: 500 });
  expect(tried?.attempts).toHaveLength(10);
  const sent = receiver.at(path).filter(({ headers }) => headers['webhook-id'] === tried?.event_id);
  expect(sent).toHaveLength(10);
  expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
  expect((await look(endpoint.id)).status).toBe('enabled');
  api.clock.advance(10 * DAY);
  const before = receiver.received.length;
  await send();
  expect(receiver.received.length).toBe(before);

  // A person may still try once more, which is the last again.
  await api.call('resendWebhookDelivery', {
    as: await world.owner(),
    params: { endpoint_id: endpoint.id, delivery_id: id },
  });
  await send();
  const again = (await deliveriesOf(endpoint.id)).find((delivery) => delivery.id === id);
  expect(again).toMatchObject({ status: 'failed', tries: 11 });
  // Nothing follows that could end it, so no row of failures begins.
  expect((await look(endpoint.id)).failing_since).toBeNull();
}, 60_000);

test('an endpoint that nothing reaches for three days is disabled, and those who may enable it are told', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  const { id } = await onlyDelivery(endpoint.id);
  const failingSince = (await look(endpoint.id)).failing_since;
  expect(failingSince).toBe(api.clock.now().toISOString());
  for (let tries = 1; tries < 10; tries += 1) await nextTry(endpoint.id, id);

  expect(await look(endpoint.id)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'failing',
    disabled_at: api.clock.now().toISOString(),
    failing_since: failingSince,
  });
  for (const email of [world.merchant.email, developer.email]) {
    const notices = await noticesTo(email, endpoint.url);
    expect(notices, email).toHaveLength(1);
    expect(notices[0]?.text_body).toContain('Nothing has reached it since 2026-');
  }
  expect(await noticesTo(viewer.email, endpoint.url)).toEqual([]);

  const as = await world.owner();
  const refused = await api.call('resendWebhookDelivery', {
    as,
    params: { endpoint_id: endpoint.id, delivery_id: id },
  });
  expect([refused.status, refused.error.code]).toEqual([409, 'webhook_disabled']);
  const tested = await api.call('sendTestWebhook', { as, params: { endpoint_id: endpoint.id } });
  expect([tested.status, tested.error.code]).toEqual([409, 'webhook_disabled']);

  const enabled = await api.call('updateWebhookEndpoint', {
    as,
    params: { endpoint_id: endpoint.id },
    body: { enabled: true },
  });
  expect(enabled.data).toMatchObject({ status: 'enabled', disabled_reason: null, failing_since: null });
  fail(200);
  await api.call('resendWebhookDelivery', { as, params: { endpoint_id: endpoint.id, delivery_id: id } });
  await send();
  expect(await onlyDelivery(endpoint.id)).toMatchObject({ status: 'delivered', tries: 11 });
}, 60_000);

test('failures with days between them in which nothing was tried disable no endpoint', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  // No server ran.
  api.clock.advance(3 * DAY);
  await send();
  const again = api.clock.now().toISOString();
  expect(await look(endpoint.id)).toMatchObject({ status: 'enabled', failing_since: again });
  for (let day = 1; day <= 3; day += 1) {
    expect((await look(endpoint.id)).status).toBe('enabled');
    api.clock.advance(DAY);
    await send();
  }
  expect(await look(endpoint.id)).toMatchObject({ status: 'disabled', failing_since: again });
});

test('whatever arrives ends a row of failures', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  fail(200);
  api.clock.advance(2 * DAY);
  await send();
  expect(await look(endpoint.id)).toMatchObject({ failing_since: null });
  fail(500);
  api.clock.advance(2 * DAY);
  await happens();
  await send();
  expect(await look(endpoint.id)).toMatchObject({
    status: 'enabled',
    failing_since: api.clock.now().toISOString(),
  });
});

test('at a new address an endpoint starts with a clean record, and gets there what was waiting', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  api.clock.advance(4 * DAY);
  const moved = await api.call('updateWebhookEndpoint', {
    as: await world.owner(),
    params: { endpoint_id: endpoint.id },
    body: { url: `${receiver.origin}/moved` },
  });
  expect(moved.data.failing_since).toBeNull();
  await send();
  expect(receiver.at('/moved')).toHaveLength(1);
  expect((await look(endpoint.id)).status).toBe('enabled');
});

test('410 Gone disables an endpoint at once, and fails what waits for it', async () => {
  const { endpoint, path } = await makeEndpoint();
  await happens();
  await send();
  fail(410);
  api.clock.advance(SECOND);
  await happens();
  await send();
  expect(await look(endpoint.id)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
  const deliveries = await deliveriesOf(endpoint.id);
  expect(deliveries.map(({ status, response_status }) => [status, response_status])).toEqual([
    ['failed', 410],
    ['failed', 503],
  ]);
  const notices = await noticesTo(developer.email, endpoint.url);
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text_body).toContain('410 Gone');

  await happens();
  api.clock.advance(DAY);
  await send();
  expect(receiver.at(path)).toHaveLength(2);
});

test('switching off by hand fails what waits, without a mail', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  await api.call('updateWebhookEndpoint', {
    as: await world.owner(),
    params: { endpoint_id: endpoint.id },
    body: { enabled: false },
  });
  expect(await onlyDelivery(endpoint.id)).toMatchObject({ status: 'failed', tries: 1 });
  expect(await noticesTo(developer.email, endpoint.url)).toEqual([]);
});

test('an endpoint that is deleted while it answers leaves nothing behind', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  const as = await world.owner();
  receiver.answer((response) => {
    void api
      .call('deleteWebhookEndpoint', { as, params: { endpoint_id: endpoint.id } })
      .then(() => response.writeHead(500).end());
  });
  await send();
  expect(receiver.received.at(-1)?.path).toBe(new URL(endpoint.url).pathname);
  const rows = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('webhook_deliveries').selectAll().execute(),
  );
  expect(rows).toEqual([]);
});

test.each([
  ['seconds', 503, () => '600', 600 * SECOND],
  ['a date', 429, () => new Date(api.clock.now().getTime() + 600 * SECOND).toUTCString(), 599 * SECOND],
  ['more than a day', 429, () => '9999999', DAY],
  ['less than the schedule', 503, () => '1', RETRY_DELAYS[0]],
  ['a date that is past', 503, () => new Date(0).toUTCString(), RETRY_DELAYS[0]],
  ['nothing that can be read', 503, () => 'soon', RETRY_DELAYS[0]],
  ['seconds, but with another failure', 500, () => '600', RETRY_DELAYS[0]],
])('an endpoint that asks for a pause is given it: %s', async (_what, status, header, least) => {
  receiver.answer((response) => response.writeHead(status, { 'retry-after': header() }).end());
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  const { id } = await onlyDelivery(endpoint.id);
  const waited = await nextTry(endpoint.id, id);
  expect(waited).toBeGreaterThanOrEqual(least);
  expect(waited).toBeLessThanOrEqual((least + SECOND) * 1.1);
});
