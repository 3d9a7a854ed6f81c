import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { webhookEventTypes } from '@harbour/contract/enums';
import { afterAll, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../platform/clock.ts';
import { freePort } from '../testing/card-network.ts';
import { postWebhook } from './post-webhook.ts';
import { RETRY_DELAYS } from './retry-schedule.ts';
import { newWebhookSecret, signedHeaders } from './signature.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const guide = await readFile(path.join(ROOT, 'docs/webhooks.md'), 'utf8');
// A stranger's project, with the package that the guide names installed.
const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-guide-'));
await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the receiver in the guide takes what is signed, once, and refuses the rest', async () => {
  const [, code] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];
  const file = path.join(folder, 'receiver.mjs');
  await writeFile(file, code ?? '');
  const [secret, port] = [newWebhookSecret(), await freePort()];
  const receiver = spawn(process.execPath, [file], {
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  receiver.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  try {
    const body = JSON.stringify({ id: 'oev_1', type: 'payment.succeeded', data: { id: 'txn_1' } });
    const post = async (headers: Record<string, string>) =>
      (await postWebhook(`http://127.0.0.1:${port}/`, headers, body, { privateTargets: true })).status;
    const message = { id: 'oev_1', timestamp: new Date(), body };
    const signed = signedHeaders(message, [newWebhookSecret(), secret]);
    await vi.waitFor(async () => expect(await post(signed)).toBe(204), { timeout: 10_000 });
    expect(await post(signed)).toBe(204);
    expect(await post(signedHeaders(message, [newWebhookSecret()]))).toBe(400);
    const old = { ...message, timestamp: new Date(Date.now() - 6 * MINUTE) };
    expect(await post(signedHeaders(old, [secret]))).toBe(400);
    expect(await post({})).toBe(400);
    expect(printed).toBe('payment.succeeded txn_1\n');
  } finally {
    receiver.kill();
    await once(receiver, 'exit');
  }
});

test('the guide knows every event, and the waits between tries', () => {
  expect(webhookEventTypes.filter((type) => !guide.includes(`\`${type}\``))).toEqual([]);
  const inWords = (delay: number) =>
    delay < MINUTE ? `${delay / SECOND} s` : delay < HOUR ? `${delay / MINUTE} min` : `${delay / HOUR} h`;
  const row = guide.split('\n').find((line) => line.startsWith('| wait')) ?? '';
  const waits = row.split('|').map((cell) => cell.trim());
  expect(waits.slice(2, -1)).toEqual(RETRY_DELAYS.map(inWords));
});
