// Webhooks of charges that come at a steady rate: from the commit that an event is part of until a merchant's server has it.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '@harbour/contract/operations';
import { HOUR } from '../src/platform/clock.ts';
import { RETRY_DELAYS } from '../src/webhooks/retry-schedule.ts';
import { preparePayments } from './charge-payments.ts';
import type { Bench } from './figure.ts';
import { printFigures } from './figure.ts';
import { percentile, startProduct } from './product.ts';

const BETWEEN = 40;
const GIVEN_UP_AFTER = 60_000;

export const benchWebhooks: Bench = async ({ long }) => {
  const heardAt = new Map<string, number>();
  const receiver = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    heardAt.set(id, heardAt.get(id) ?? Date.now());
    request.resume().once('end', () => response.end('ok'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const vaultKey = randomBytes(32);
  const product = await startProduct({
    entry: new URL('./charge-server.ts', import.meta.url),
    env: { CARD_DATA_KEY: vaultKey.toString('base64'), WEBHOOK_PRIVATE_TARGETS: 'true' },
  });
  try {
    const merchant = await product.signUp();
    const send = ({ path, method }: { path: string; method: string }, headers: object, body: string) =>
      fetch(product.origin + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    const endpoint = {
      mode: 'test',
      url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`,
      event_types: ['payment.succeeded'],
    };
    const made = await send(operations.createWebhookEndpoint, merchant.headers, JSON.stringify(endpoint));
    if (!made.ok) throw new Error(`No endpoint: ${await made.text()}`);
    const calls = await preparePayments(product.admin, merchant, vaultKey, long ? 1_000 : 250);
    const charges: Promise<unknown>[] = [];
    for (const { token, key, body } of calls) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      charges.push(send(operations.chargePayment, headers, body).then((answer) => answer.arrayBuffer()));
      await wait(BETWEEN);
    }
    await Promise.all(charges);
    for (const end = Date.now() + GIVEN_UP_AFTER; heardAt.size < calls.length && Date.now() < end;)
      await wait(100);
    const { rows } = await product.admin.query<{ id: string; created_at: Date }>(
      `select id, created_at from outbox_events where type = 'payment.succeeded'`,
    );
    const seconds = rows.map(
      ({ id, created_at }) => ((heardAt.get(id) ?? Number.POSITIVE_INFINITY) - created_at.getTime()) / 1_000,
    );
    const hours = RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0) / HOUR;
    return [
      {
        what: `Webhooks of ${rows.length} events, ${1_000 / BETWEEN} a second: 99 % tried first within`,
        unit: 's',
        wanted: { atMost: 5 },
        measured: percentile(seconds, 0.99),
      },
      { what: 'Webhooks: tries', unit: '', wanted: { exactly: 10 }, measured: RETRY_DELAYS.length + 1 },
      {
        what: 'Webhooks: from the first try to the last',
        unit: 'h',
        wanted: { atLeast: 72 },
        measured: hours,
      },
    ];
  } finally {
    await product.stop();
    receiver.closeAllConnections();
    receiver.close();
  }
};

if (import.meta.main) printFigures(await benchWebhooks({ long: true }));
