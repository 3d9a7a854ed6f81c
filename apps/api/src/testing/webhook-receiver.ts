import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, vi } from 'vitest';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  /** With the port; without a path. */
  origin: string;
  received: ReceivedWebhook[];
  /** How to answer from now on; at first with 200 `ok`. */
  answer(how: (response: ServerResponse, webhook: ReceivedWebhook) => void): void;
  /** What came to a path. */
  at(path: string): ReceivedWebhook[];
}

const ok = (response: ServerResponse): void => void response.end('ok');

/** A merchant's server on this machine, for one test file. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let how: (response: ServerResponse, webhook: ReceivedWebhook) => void = ok;
  const server = createServer(async (request, response) => {
    const webhook = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    received.push(webhook);
    how(response, webhook);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      how = next;
    },
    at: (path) => received.filter((webhook) => webhook.path === path),
  };
}

/** Whether the public library takes it at that time. */
export function verifies({ body, headers }: ReceivedWebhook, secret: string, now: Date): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}
