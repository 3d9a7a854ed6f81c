import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuthorizationOperation } from './acquirer-messages.ts';
import { authorization, inquire, networkFor, post } from '../testing/network.ts';

const app = networkFor();
const reference = () => `op_${randomUUID()}`;

async function authorize(rest: Parameters<typeof authorization>[1] = {}, number = '4242424242424242') {
  const response = await post(app, '/acquirer/authorizations', authorization(number, rest));
  return response.json<AuthorizationOperation>();
}

function refund(authorization_id: string, amount: number, rest: object = {}) {
  const body = { merchant_reference: reference(), authorization_id, amount, currency: 'NGN', ...rest };
  return post(app, '/acquirer/refunds', body);
}

function capture(id: string, rest: object = {}) {
  return post(app, `/acquirer/authorizations/${id}/capture`, { merchant_reference: reference(), ...rest });
}

describe('idempotency', () => {
  it('gives the first answer to a repeated request and acts once', async () => {
    const request = authorization('4242424242424242');
    const first = await post(app, '/acquirer/authorizations', request);
    const { id } = first.json<AuthorizationOperation>();
    await refund(id, 5000);
    const second = await post(app, '/acquirer/authorizations', request);
    expect(second.json()).toEqual(first.json());
  });

  it('repeats a decline too', async () => {
    const request = authorization('4000000000000002');
    const first = await post(app, '/acquirer/authorizations', request);
    expect((await post(app, '/acquirer/authorizations', request)).json()).toEqual(first.json());
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
    ['capture', { capture: false }],
    ['card', { card: { number: '5555555555554444', expiry_month: 12, expiry_year: 2099 } }],
    ['3-D Secure result', { three_d_secure: { eci: '07', ds_trans_id: randomUUID() } }],
  ])('refuses the reference for another %s', async (_what, change) => {
    const request = authorization('4242424242424242');
    await post(app, '/acquirer/authorizations', request);
    const response = await post(app, '/acquirer/authorizations', { ...request, ...change });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'merchant_reference_reused' });
  });

  it('does not refund twice under one reference, nor take it for another amount', async () => {
    const { id, merchant_reference } = await authorize();
    const key = { merchant_reference: reference() };
    const first = await refund(id, 100_000, key);
    const second = await refund(id, 100_000, key);
    expect(second.json()).toEqual(first.json());
    expect((await refund(id, 1, key)).statusCode).toBe(422);
    expect((await inquire(app, merchant_reference)).json()).toMatchObject({ refunded_amount: 100_000 });
  });

  it('does not let a refund use the reference of its payment', async () => {
    const { id, merchant_reference } = await authorize();
    expect((await refund(id, 1, { merchant_reference })).json()).toMatchObject({
      code: 'merchant_reference_reused',
    });
  });
});

describe('capture', () => {
  it('captures all of an authorisation, once', async () => {
    const { id, status, captured_amount, merchant_reference } = await authorize({ capture: false });
    expect({ status, captured_amount }).toEqual({ status: 'authorized', captured_amount: 0 });
    const response = await capture(id);
    expect(response.json()).toMatchObject({
      type: 'capture',
      authorization_id: id,
      amount: 125_000,
      currency: 'NGN',
    });
    expect((await inquire(app, merchant_reference)).json()).toMatchObject({
      status: 'captured',
      captured_amount: 125_000,
    });
    const again = await capture(id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'not_capturable' });
  });

  it('gives the first answer to a repeated capture', async () => {
    const { id } = await authorize({ capture: false });
    const key = { merchant_reference: reference() };
    const first = await capture(id, key);
    expect((await capture(id, key)).json()).toEqual(first.json());
  });

  it('captures a part, which then bounds the refunds', async () => {
    const { id } = await authorize({ capture: false });
    expect((await capture(id, { amount: 1000 })).json()).toMatchObject({ amount: 1000 });
    expect((await refund(id, 1001)).json()).toMatchObject({ code: 'amount_exceeds_captured' });
    expect((await refund(id, 1000)).statusCode).toBe(200);
  });

  it('captures neither more than was authorised, nor a decline, nor what does not exist', async () => {
    const { id } = await authorize({ capture: false });
    expect((await capture(id, { amount: 125_001 })).json()).toMatchObject({
      code: 'amount_exceeds_authorized',
    });
    const declined = await authorize({ capture: false }, '4000000000000002');
    expect((await capture(declined.id)).json()).toMatchObject({ code: 'not_capturable' });
    expect((await capture(`auth_${'0'.repeat(32)}`)).statusCode).toBe(404);
  });
});

describe('refunds', () => {
  it('refunds in parts up to what was captured and not one unit more', async () => {
    const { id, merchant_reference } = await authorize();
    expect((await refund(id, 100_000)).json()).toMatchObject({ type: 'refund', status: 'succeeded' });
    const tooMuch = await refund(id, 25_001);
    expect(tooMuch.statusCode).toBe(422);
    expect(tooMuch.json()).toMatchObject({ code: 'amount_exceeds_captured' });
    expect((await refund(id, 25_000)).statusCode).toBe(200);
    expect((await refund(id, 1)).statusCode).toBe(422);
    expect((await inquire(app, merchant_reference)).json()).toMatchObject({ refunded_amount: 125_000 });
  });

  it('holds the limit for refunds that arrive together', async () => {
    const { id, merchant_reference } = await authorize({ amount: 10_000 });
    const responses = await Promise.all(Array.from({ length: 50 }, () => refund(id, 700)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(14);
    expect((await inquire(app, merchant_reference)).json()).toMatchObject({ refunded_amount: 9800 });
  });

  it('keeps no trace of a refused refund', async () => {
    const { id } = await authorize();
    const key = { merchant_reference: reference() };
    await refund(id, 125_001, key);
    expect((await inquire(app, key.merchant_reference)).statusCode).toBe(404);
    expect((await refund(id, 125_000, key)).statusCode).toBe(200);
  });

  it('refuses another currency, what was not captured, and what does not exist', async () => {
    const { id } = await authorize();
    expect((await refund(id, 1, { currency: 'USD' })).json()).toMatchObject({ code: 'currency_mismatch' });
    const authorized = await authorize({ capture: false });
    expect((await refund(authorized.id, 1)).json()).toMatchObject({ code: 'not_refundable' });
    expect((await refund(`auth_${'0'.repeat(32)}`, 1)).json()).toMatchObject({ code: 'not_found' });
  });
});

describe('inquiry', () => {
  it('knows nothing of a reference that never arrived', async () => {
    const response = await inquire(app, reference());
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it('finds refunds by their own reference', async () => {
    const { id } = await authorize();
    const key = { merchant_reference: reference() };
    const made = await refund(id, 5, key);
    expect((await inquire(app, key.merchant_reference)).json()).toEqual(made.json());
  });
});
