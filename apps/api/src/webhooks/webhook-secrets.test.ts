import { afterEach, expect, test } from 'vitest';
import { randomVaultKey } from '../payments/card-vault.ts';
import { DAY, MINUTE } from '../platform/clock.ts';
import { PASSWORD } from '../testing/people.ts';
import { verifies } from '../testing/webhook-receiver.ts';
import { webhookWorld } from '../testing/webhook-world.ts';

const world = await webhookWorld();
const { api, receiver, makeEndpoint, happens, send, onlyDelivery } = world;

afterEach(async () => {
  expect(world.faults.splice(0)).toEqual([]);
  await api.database.acrossBusinesses((trx) => trx.deleteFrom('webhook_endpoints').execute());
});

const rotate = async (endpoint_id: string) =>
  api.call('rotateWebhookSecret', {
    as: await world.owner(),
    params: { endpoint_id },
    body: { current_password: PASSWORD },
  });

test('for a day after a rotation both secrets verify, then the new one alone', async () => {
  const { endpoint, secret: old, path } = await makeEndpoint();
  const { data } = await rotate(endpoint.id);
  const rotatedAt = api.clock.now().getTime();
  const check = async () => {
    await happens();
    await send();
    const webhook = receiver.at(path).at(-1);
    return webhook === undefined
      ? []
      : [verifies(webhook, data.secret, api.clock.now()), verifies(webhook, old, api.clock.now())];
  };
  expect(await check()).toEqual([true, true]);
  api.clock.set(new Date(rotatedAt + DAY - 1));
  expect(await check()).toEqual([true, true]);
  api.clock.set(new Date(rotatedAt + DAY));
  expect(await check()).toEqual([true, false]);
  expect((await world.endpoint(endpoint.id)).previous_secret_expires_at).toBeNull();
});

test('a secret that the server’s key does not open is no fault of the endpoint: all waits, until a new one mends it', async () => {
  const { endpoint, path } = await makeEndpoint();
  await happens();
  const webhookKey = randomVaultKey();
  const stranger = world.startSender({ webhookKey });
  for (let round = 0; round < 12; round += 1) {
    await send(stranger);
    api.clock.advance(DAY);
  }
  expect(receiver.at(path)).toEqual([]);
  // Told of once in the log, and not to the merchant.
  expect(world.faults.splice(0)).toEqual([{ endpoint: endpoint.id }]);
  expect(await onlyDelivery(endpoint.id)).toMatchObject({ status: 'pending', tries: 0, attempts: [] });
  expect(await world.endpoint(endpoint.id)).toMatchObject({ status: 'enabled', failing_since: null });

  const { webhookKey: before } = api.deps;
  Object.assign(api.deps, { webhookKey });
  const { data } = await rotate(endpoint.id);
  api.clock.advance(MINUTE);
  await send(world.startSender());
  Object.assign(api.deps, { webhookKey: before });
  const [webhook] = receiver.at(path);
  expect(webhook && verifies(webhook, data.secret, api.clock.now())).toBe(true);
});
