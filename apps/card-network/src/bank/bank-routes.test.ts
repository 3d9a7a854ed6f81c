import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { networkFor, post, secret } from '../testing/network.ts';
import type { Payout, PayoutRequest } from './payout.ts';

const payout = (last4: string, rest: Partial<PayoutRequest> = {}): PayoutRequest => ({
  reference: `stl_${randomUUID()}`,
  amount: 981_250,
  currency: 'NGN',
  account: { bank_name: 'Access Bank', account_name: 'Obi Bakery', last4 },
  ...rest,
});

const order = (network: FastifyInstance, request: unknown) => post(network, '/bank/payouts', request);

const inquire = (network: FastifyInstance, reference: string) =>
  network.inject({ url: `/bank/payouts/${reference}`, headers: { authorization: `Bearer ${secret}` } });

describe('what becomes of a payout', () => {
  const network = networkFor();

  it('is paid at once, with what the receiver will find on the statement', async () => {
    const request = payout('4321');
    const answer = (await order(network, request)).json<Payout>();
    expect(answer).toMatchObject({ status: 'paid', amount: 981_250, currency: 'NGN', rejection: null });
    expect(answer.bank_reference).toMatch(/^HB[0-9A-F]{12}$/);
    expect((await inquire(network, request.reference)).json()).toEqual(answer);
  });

  it('is sent back by a closed account', async () => {
    expect((await order(network, payout('0002'))).json()).toMatchObject({
      status: 'rejected',
      bank_reference: null,
      rejection: { code: 'account_closed' },
    });
  });

  it.each([
    ['0003', 'paid'],
    ['0004', 'rejected'],
  ])('to %s takes its time and is %s then', async (last4, outcome) => {
    const slow = payout(last4);
    expect((await order(network, slow)).json()).toMatchObject({ status: 'processing', bank_reference: null });
    expect((await inquire(network, slow.reference)).json()).toMatchObject({ status: 'processing' });
    const quick = payout(last4);
    expect((await order(networkFor({ payoutDelayMs: 0 }), quick)).json()).toMatchObject({ status: outcome });
  });

  it('stands although its answer was lost', async () => {
    const request = payout('0005');
    const lost = await order(network, request);
    expect(lost.statusCode).toBe(500);
    expect(lost.json()).toMatchObject({ code: 'bank_error' });
    expect((await inquire(network, request.reference)).json()).toMatchObject({ status: 'paid' });
  });
});

describe('one order, one payout', () => {
  it('answers the same order with the same payout, after a restart too', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bank-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const request = payout('4321');
    const before = networkFor({ dataDir });
    const first = (await order(before, request)).json<Payout>();
    await before.close();
    expect((await order(networkFor({ dataDir }), request)).json()).toEqual(first);
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another account', { account: { bank_name: 'Access Bank', account_name: 'Obi Bakery', last4: '9999' } }],
  ])('refuses the reference for %s', async (_what, change) => {
    const network = networkFor();
    const request = payout('4321');
    await order(network, request);
    const again = await order(network, { ...request, ...change });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ code: 'merchant_reference_reused' });
  });
});

describe('what it refuses', () => {
  const network = networkFor();

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.5 }],
    ['currency', { currency: 'XXQ' }],
    ['account.last4', { account: { bank_name: 'B', account_name: 'A', last4: '12' } }],
    ['reference', { reference: 'short' }],
  ])('names the field: %s', async (field, change) => {
    const answer = await order(network, payout('4321', change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ field }] });
  });

  it('knows nothing of a payout that was never ordered, and nobody without the secret', async () => {
    expect((await inquire(network, 'stl_never_ordered')).statusCode).toBe(404);
    expect((await network.inject({ url: '/bank/payouts/stl_never_ordered' })).statusCode).toBe(401);
  });
});
