import { expect, test } from 'vitest';
import { deleteExpired } from '../delete-expired.ts';
import { DAY, HOUR, SECOND } from '../platform/clock.ts';
import { webhookWorld } from '../testing/webhook-world.ts';

const world = await webhookWorld();
const { api, receiver, makeEndpoint, happens, send, deliveriesOf } = world;

test('the log is filtered, comes in pages, and ends after thirty days', async () => {
  const { endpoint } = await makeEndpoint();
  receiver.answer((response) => response.writeHead(503).end('no'));
  const params = { endpoint_id: endpoint.id };
  await happens();
  await send();
  api.clock.advance(SECOND);
  receiver.answer((response) => void response.end('ok'));
  for (let count = 0; count < 3; count += 1) await happens();
  await send();

  const as = await world.owner();
  const newest = await api.call('listWebhookDeliveries', { as, params, query: { limit: 3 } });
  expect(newest.data.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
  expect(newest.meta).toMatchObject({ total: 4, prev_cursor: null });
  const cursor = String(newest.meta['next_cursor']);
  const oldest = await api.call('listWebhookDeliveries', { as, params, query: { limit: 3, cursor } });
  expect(oldest.data.map(({ status }) => status)).toEqual(['pending']);
  const pending = await api.call('listWebhookDeliveries', { as, params, query: { status: 'pending' } });
  expect(pending.data).toEqual(oldest.data);
  const misused = await api.call('listWebhookDeliveries', {
    as,
    params,
    query: { status: 'failed', cursor },
  });
  expect([misused.status, misused.error.code]).toEqual([422, 'invalid_cursor']);

  api.clock.advance(30 * DAY - HOUR);
  await deleteExpired(api.deps);
  expect(await deliveriesOf(endpoint.id)).toHaveLength(4);
  api.clock.advance(HOUR);
  await send();
  await deleteExpired(api.deps);
  await deleteExpired(api.deps);
  expect(await deliveriesOf(endpoint.id)).toEqual([]);
});
