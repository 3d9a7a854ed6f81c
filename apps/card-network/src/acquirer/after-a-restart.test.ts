import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuthorizationOperation } from './acquirer-messages.ts';
import { authorization, inquire, networkFor, post } from '../testing/network.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'card-network-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const journalFile = () => join(dataDir, 'acquirer-operations.ndjson');

/** Pays 125,000 and refunds 100,000 in one process, which then ends. */
async function payAndRefund() {
  const before = networkFor({ dataDir });
  const request = authorization('4242424242424242');
  const paid = (await post(before, '/acquirer/authorizations', request)).json<AuthorizationOperation>();
  const part = { merchant_reference: 'rfd_first_part', authorization_id: paid.id, currency: 'NGN' };
  await post(before, '/acquirer/refunds', { ...part, amount: 100_000 });
  await before.close();
  return { request, paid, part };
}

describe('after a restart', () => {
  it('earlier payments can be inquired and refunded, up to the same limit', async () => {
    const { request, paid, part } = await payAndRefund();
    const after = networkFor({ dataDir });
    expect((await inquire(after, request.merchant_reference)).json()).toEqual({
      ...paid,
      refunded_amount: 100_000,
    });
    const rest = { ...part, merchant_reference: 'rfd_second_part' };
    expect((await post(after, '/acquirer/refunds', { ...rest, amount: 25_001 })).statusCode).toBe(422);
    expect((await post(after, '/acquirer/refunds', { ...rest, amount: 25_000 })).statusCode).toBe(200);
  });

  it('repeated requests still get the first answer', async () => {
    const { request, paid } = await payAndRefund();
    const after = networkFor({ dataDir });
    expect((await post(after, '/acquirer/authorizations', request)).json()).toEqual(paid);
  });

  it('a line torn by a crash is dropped and later ones are readable', async () => {
    const { request, part } = await payAndRefund();
    appendFileSync(journalFile(), '{"fingerprint":"x","operation":{"type":"ref');
    const after = networkFor({ dataDir });
    await post(after, '/acquirer/refunds', { ...part, merchant_reference: 'rfd_second_part', amount: 1 });
    const last = networkFor({ dataDir });
    expect((await inquire(last, request.merchant_reference)).json()).toMatchObject({
      refunded_amount: 100_001,
    });
  });
});

it('writes neither card numbers nor CVCs', async () => {
  const app = networkFor({ dataDir });
  await post(app, '/acquirer/authorizations', authorization('4242424242424242'));
  const unknown = authorization('4012888888881881');
  await post(app, '/acquirer/authorizations', { ...unknown, card: { ...unknown.card, cvc: '8877' } });
  const written = readFileSync(journalFile(), 'utf8');
  expect(written).not.toMatch(/4242424242424242|4012888888881881|8877/);
  expect(written).toContain('"last4":"1881"');
});
