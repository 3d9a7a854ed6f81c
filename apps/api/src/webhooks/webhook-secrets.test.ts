import { afterEach, expect, test } from 'vitest';
import { randomVaultKey } from '../payments/card-vault.ts';
import { DAY, MINUTE } from '../platform/clock.ts';
import { PASSWORD } from '../testing/people.ts';
import { verifies } from '../testing/webhook-receiver.ts';
import { webhookWorld } from '../testing/webhook-world.ts';

const world = await webhookWorld();
const { api, receiver, makeEndpoint, happens, send, onlyDelivery } = world;

afterEach(() => expect(world.faults.splice(0)).toEqual([]));

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

test('a secret that the server’s key does not open is told of, nothing unsigned is sent, and a new one mends it', async () => {
  const { endpoint, path } = await makeEndpoint();
  await happens();
  const webhookKey = randomVaultKey();
  await send(world.startSender({ webhookKey }));
  expect(receiver.at(path)).toEqual([]);
  expect((await onlyDelivery(endpoint.id)).attempts[0]?.error).toMatch(/Rotate it/);

  const { webhookKey: before } = api.deps;
  Object.assign(api.deps, { webhookKey });
  const { data } = await rotate(endpoint.id);
  api.clock.advance(MINUTE);
  await send(world.startSender());
  Object.assign(api.deps, { webhookKey: before });
  const [webhook] = receiver.at(path);
  expect(webhook && verifies(webhook, data.secret, api.clock.now())).toBe(true);
});
