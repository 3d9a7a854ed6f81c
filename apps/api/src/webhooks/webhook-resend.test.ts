import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECOND } from '../platform/clock.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { webhookWorld } from '../testing/webhook-world.ts';
import { dispatchEvents } from './dispatch-events.ts';

const world = await webhookWorld();
const { api, receiver, makeEndpoint, happens, send, onlyDelivery } = world;

const fail = () => receiver.answer((response) => response.writeHead(503).end('no'));

beforeEach(() => receiver.answer((response) => void response.end('ok')));
afterEach(async () => {
  expect(world.faults.splice(0)).toEqual([]);
  await api.database.acrossBusinesses((trx) => trx.deleteFrom('webhook_endpoints').execute());
});

async function resend(endpointId: string): Promise<void> {
  const { id } = await onlyDelivery(endpointId);
  const params = { endpoint_id: endpointId, delivery_id: id };
  const answer = await api.call('resendWebhookDelivery', { as: await world.owner(), params });
  expect(answer.status, answer.error.message).toBe(202);
}

/** As after so many tries. */
const tried = (tries: number) =>
  api.database.acrossBusinesses((trx) => trx.updateTable('webhook_deliveries').set({ tries }).execute());

test.each([1, 10])(
  'sent again while its try %i runs and then fails, a delivery is due at once',
  async (nth) => {
    const { endpoint, path } = await makeEndpoint();
    await happens();
    await dispatchEvents(api.deps);
    await tried(nth - 1);
    receiver.answer((response) => {
      fail();
      void resend(endpoint.id).then(() => response.writeHead(503).end());
    });
    await send();
    expect(receiver.at(path)).toHaveLength(2);
    const { attempts } = await onlyDelivery(endpoint.id);
    expect(attempts.map(({ attempt }) => attempt)).toEqual([nth, nth + 1]);
  },
);

test('what had arrived stays delivered when it is sent again for the last time and fails', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  await tried(10);
  await resend(endpoint.id);
  fail();
  api.clock.advance(SECOND);
  await send();
  const delivery = await onlyDelivery(endpoint.id);
  expect(delivery).toMatchObject({ status: 'delivered', tries: 11, response_status: 503, next_try_at: null });
});

test('what had arrived stays delivered when its endpoint is switched off before it is sent again', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  await send();
  await resend(endpoint.id);
  await api.call('updateWebhookEndpoint', {
    as: await world.owner(),
    params: { endpoint_id: endpoint.id },
    body: { enabled: false },
  });
  expect((await onlyDelivery(endpoint.id)).status).toBe('delivered');
});

test('an endpoint can be changed while a try of it is written down', async () => {
  const { endpoint } = await makeEndpoint();
  await happens();
  const as = await world.owner();
  const arrived = new Promise<() => void>((fulfil) => {
    receiver.answer((response) => fulfil(() => void response.end()));
  });
  await world.sender.run();
  const answer = await arrived;
  // The delivery is held from the sender, which has the endpoint already, until the change waits for that.
  const change = await api.database.acrossBusinesses(async (trx) => {
    await trx.selectFrom('webhook_deliveries').select('id').forUpdate().execute();
    answer();
    await untilWaiting(api.database, 1);
    const params = { endpoint_id: endpoint.id };
    const call = api.call('updateWebhookEndpoint', {
      as,
      params,
      body: { event_types: ['refund.succeeded'] },
    });
    await untilWaiting(api.database, 2);
    return { call };
  });
  expect((await change.call).status).toBe(200);
  await world.sender.settled();
  expect((await onlyDelivery(endpoint.id)).status).toBe('delivered');
});
