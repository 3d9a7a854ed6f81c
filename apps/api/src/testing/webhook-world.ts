import type { WebhookEventType } from '@harbour/contract/enums';
import type { Schemas } from '@harbour/contract/schema';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { recordEvent } from '../platform/outbox.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';
import { createWebhookSender } from '../webhooks/webhook-sender.ts';
import type { Merchant } from './people.ts';
import { PASSWORD, signUpMerchant } from './people.ts';
import type { As } from './test-app.ts';
import { sessionOf, testApp } from './test-app.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

/** A merchant, a server of theirs, and our sender, for one test file. */
export async function webhookWorld() {
  const receiver = await startWebhookReceiver();
  const api = await testApp({ config: { webhookPrivateTargets: true, sessionIdleMinutes: 720 } });
  const merchant = await signUpMerchant(api);
  const faults: unknown[] = [];

  /** A sender as a server process has one. */
  function startSender(
    deps: Partial<typeof api.deps> = {},
    how: Parameters<typeof createWebhookSender>[2] = {},
  ): WebhookSender {
    return createWebhookSender(
      { ...api.deps, ...deps },
      { error: (fault: unknown) => void faults.push(fault) },
      how,
    );
  }
  const sender = startSender();

  /** Sessions end after half a day, and some tests go on for days. */
  async function owner(of: Merchant = merchant): Promise<As> {
    return sessionOf(await api.call('loginUser', { body: { email: of.email, password: PASSWORD } }));
  }

  let endpoints = 0;
  /** An endpoint at a path of its own on the receiver. */
  async function makeEndpoint(
    body: Partial<Schemas['CreateWebhookEndpointRequest']> = {},
    of: Merchant = merchant,
  ): Promise<Schemas['WebhookEndpointWithSecret'] & { path: string }> {
    endpoints += 1;
    const path = `/hooks/${endpoints}`;
    const answer = await api.call('createWebhookEndpoint', {
      as: await owner(of),
      body: { url: receiver.origin + path, event_types: ['payment.succeeded'], ...body },
    });
    expect(answer.status, answer.error.message).toBe(201);
    return { ...answer.data, path };
  }

  /** Something happens to a business, as the use cases tell of it. */
  async function happens(
    type: WebhookEventType = 'payment.succeeded',
    { of = merchant, mode = 'test' }: { of?: Merchant; mode?: 'test' | 'live' } = {},
  ): Promise<string> {
    const subjectId = newId('transaction');
    await api.database.forBusiness(of.business.id, (trx) =>
      recordEvent(trx, {
        businessId: of.business.id,
        type,
        subjectId,
        payload: { reference: 'order-1', mode, amount: 500_000, fee: 17_500, currency: 'NGN' },
        occurredAt: api.clock.now(),
      }),
    );
    return subjectId;
  }

  /** A round of sending, with all that it leads to. */
  async function send(by: WebhookSender = sender): Promise<void> {
    await by.run();
    await by.settled();
  }

  async function deliveriesOf(endpointId: string): Promise<Schemas['WebhookDeliveryDetail'][]> {
    const as = await owner();
    const listed = await api.call('listWebhookDeliveries', {
      as,
      params: { endpoint_id: endpointId },
      query: { limit: 100 },
    });
    expect(listed.status, listed.error.message).toBe(200);
    return Promise.all(
      listed.data.map(async ({ id }) => {
        const params = { endpoint_id: endpointId, delivery_id: id };
        return (await api.call('getWebhookDelivery', { as, params })).data;
      }),
    );
  }

  /** The one delivery that there is to an endpoint. */
  async function onlyDelivery(endpointId: string): Promise<Schemas['WebhookDeliveryDetail']> {
    const [delivery, ...more] = await deliveriesOf(endpointId);
    if (delivery === undefined) throw new Error('There is no delivery.');
    expect(more).toEqual([]);
    return delivery;
  }

  async function endpoint(endpointId: string): Promise<Schemas['WebhookEndpoint']> {
    return (await api.call('getWebhookEndpoint', { as: await owner(), params: { endpoint_id: endpointId } }))
      .data;
  }

  return {
    api,
    merchant,
    receiver,
    sender,
    faults,
    startSender,
    owner,
    makeEndpoint,
    happens,
    send,
    deliveriesOf,
    onlyDelivery,
    endpoint,
  };
}
