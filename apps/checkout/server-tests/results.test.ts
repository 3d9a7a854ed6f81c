import { describe, expect, it } from 'vitest';
import { checkoutWith } from './request.ts';

const reference = 'order-2026-00418';

describe('result pages show what the server says', () => {
  it.each([
    ['success', 'failed', 'payable_after_decline', 'failure'],
    ['success', 'processing', 'in_progress', 'pending'],
    ['success', 'expired', 'expired', 'failure'],
    ['failure', 'succeeded', 'already_paid', 'success'],
    ['pending', 'succeeded', 'already_paid', 'success'],
    ['pending', 'failed', 'payable_after_decline', 'failure'],
  ] as const)('%s asked for a payment that is %s', async (page, status, state, right) => {
    const { get } = checkoutWith({ getPaymentStatus: status, openPayment: state });
    const answer = await get(`/pay/${page}?reference=${reference}`);
    expect(answer.status).toBe(302);
    expect(answer.location).toBe(`/pay/${right}?reference=${reference}`);
    expect(answer.html).not.toContain('successful');
  });

  it('is a 404 without a reference, and for one that nobody knows', async () => {
    const { get } = checkoutWith({ getPaymentStatus: 'not_found', openPayment: 'not_found' });
    expect((await get('/pay/success')).status).toBe(404);
    expect((await get(`/pay/success?reference=${reference}`)).status).toBe(404);
    expect((await get('/pay/success?reference=<script>')).status).toBe(404);
  });
});

describe('the success page', () => {
  const paid = { getPaymentStatus: 'succeeded', openPayment: 'already_paid' } as const;

  it('keeps card and full address for whoever has the token', async () => {
    const { get, api } = checkoutWith(paid);
    const { status, html } = await get(`/pay/success?reference=${reference}`);
    expect(status).toBe(200);
    expect(html).toContain('Payment successful');
    expect(html).not.toContain('••••');
    expect(api.calls.some(({ operationId }) => operationId === 'getCheckoutTransaction')).toBe(false);
  });

  it('shows the receipt to the payer, with the time in the zone of the business', async () => {
    const { get, api } = checkoutWith({ ...paid, getCheckoutTransaction: 'succeeded' });
    const cookie = { Cookie: `harbour_payment=${'t'.repeat(43)}:${reference}` };
    const { html } = await get(`/pay/success?reference=${reference}`, cookie);
    expect(html).toContain('14 Mar 2026, 09:43');
    expect(html).not.toContain('UTC');
    expect(html).toContain('••••');
    expect(api.calls.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${'t'.repeat(43)}`);
  });

  it('says so to somebody who came to pay again', async () => {
    const { get } = checkoutWith(paid);
    const { html } = await get(`/pay/success?reference=${reference}&again=1`);
    expect(html).toContain('You have already paid this');
  });

  it('does not use the token of another payment', async () => {
    const { get, api } = checkoutWith(paid);
    await get(`/pay/success?reference=${reference}`, {
      Cookie: `harbour_payment=${'t'.repeat(43)}:another-one`,
    });
    expect(api.calls.some(({ operationId }) => operationId === 'getCheckoutTransaction')).toBe(false);
  });

  it('does without the details when the token is too old', async () => {
    const { get } = checkoutWith({ ...paid, getCheckoutTransaction: 'invalid_token' });
    const cookie = { Cookie: `harbour_payment=${'t'.repeat(43)}:${reference}` };
    expect((await get(`/pay/success?reference=${reference}`, cookie)).html).toContain('Payment successful');
  });
});

describe('the pending page', () => {
  it('asks again by itself without scripts', async () => {
    const { get } = checkoutWith({ getPaymentStatus: 'processing', openPayment: 'in_progress' });
    const { html } = await get(`/pay/pending?reference=${reference}`);
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"\/?><\/noscript>/i);
    expect(html).not.toContain('Pay again');
  });

  it('offers the card form while nothing is at the bank', async () => {
    const { get } = checkoutWith({
      getPaymentStatus: 'requires_action',
      openPayment: 'payable_after_challenge',
    });
    expect((await get(`/pay/pending?reference=${reference}`)).html).toContain('Pay again');
  });
});

describe('the failure page', () => {
  it.each([
    ['failed', 'payable_after_decline', 'Your card was not charged', true],
    ['expired', 'expired', 'This payment has expired', false],
    ['failed', 'failed', 'Payment failed', false],
    ['failed', 'link_inactive', 'This can’t be paid any more', false],
  ] as const)('of a payment that is %s, %s', async (status, state, words, again) => {
    const { get } = checkoutWith({ getPaymentStatus: status, openPayment: state });
    const { html } = await get(`/pay/failure?reference=${reference}`);
    expect(html).toContain(words);
    expect(html.includes('/checkout"')).toBe(again);
  });
});
