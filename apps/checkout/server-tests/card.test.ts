import { describe, expect, it } from 'vitest';
import { checkoutWith, cookieHeader } from './request.ts';

const path = '/pay/order-2026-00418/checkout';
const card = {
  card_number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  card_name: 'Ada Obi',
};

describe('the card form', () => {
  it('shows amount, merchant and fields with their autocomplete', async () => {
    const { get } = checkoutWith({ openPayment: 'payable' });
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toContain('Adire &amp; Sons');
    for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) {
      expect(html.toLowerCase()).toContain(`autocomplete="${name}"`);
    }
    expect(html).toMatch(/Pay ₦1,000\.00/);
  });

  it.each([
    ['already_paid', 'success?reference=order-2026-00418&again=1'],
    ['in_progress', 'pending?reference=order-2026-00418'],
    ['expired', 'failure?reference=order-2026-00418'],
    ['failed', 'failure?reference=order-2026-00418'],
    ['link_inactive', 'failure?reference=order-2026-00418'],
  ] as const)('is not there for a payment that is %s', async (state, page) => {
    const { get } = checkoutWith({ openPayment: state });
    const { status, location, html } = await get(path);
    expect(status).toBe(302);
    expect(location).toBe(`/pay/${page}`);
    expect(html).not.toContain('card_number');
  });

  it('is there again after a challenge that was given up', async () => {
    const { get } = checkoutWith({ openPayment: 'payable_after_challenge' });
    expect((await get(path)).html).toContain('name="card_number"');
  });

  it('stands in the font of the system, on every page of a visit', async () => {
    const { get } = checkoutWith({ openPayment: 'payable' });
    for (const from of ['cross-site', 'same-origin']) {
      const { html } = await get(path, { 'Sec-Fetch-Site': from });
      expect(html).toMatch(/--hb-font-body:\s*system-ui/);
      expect(html).not.toMatch(/@font-face|Archivo|as="font"/);
    }
  });

  it('brings a value for every colour, size and weight that its rules name', async () => {
    const { get } = checkoutWith({ openPayment: 'payable' });
    const { html } = await get(path);
    const named = new Set([...html.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name]) => name));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((name) => !html.includes(`${name}:`))).toEqual([]);
  });

  it.each(['4242 4242 4242 4242', '5555555555554444', '30569309025904', 'Ada 3782-822463-10005 12/34'])(
    'takes no card number as the name on the card, and does not show it again: %s',
    async (card_name) => {
      const { post, api } = checkoutWith({ openPayment: 'payable' });
      const { status, html } = await post(path, { ...card, card_name });
      expect(status).toBe(422);
      expect(html).toContain('This looks like a card number. Enter the name on your card instead.');
      expect(html).toContain('id="card_name-error"');
      expect(html).not.toContain(card_name);
      expect(api.calls.some(({ operationId }) => operationId === 'initiateCardAuthentication')).toBe(false);
    },
  );

  it('says why the last card was refused', async () => {
    const { get } = checkoutWith({ openPayment: 'payable_after_decline' });
    expect((await get(path)).html).toContain('Your card was not charged');
  });
});

describe('paying with scripts blocked', () => {
  it('takes the money and goes to the success page', async () => {
    const { post, api } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'charge',
      chargePayment: 'succeeded',
    });
    const paid = await post(path, card, { 'Accept-Language': 'de-DE,de;q=0.9' });
    expect(paid.status).toBe(303);
    expect(paid.location).toBe('/pay/success?reference=order-2026-00418');

    const [, initiate, charge] = api.calls;
    expect(initiate?.body).toEqual({
      reference: 'order-2026-00418',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123', name: 'Ada Obi' },
      browser: { language: 'de-DE', javascript_enabled: false },
    });
    expect(charge?.operationId).toBe('chargePayment');
    expect(charge?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{64}$/);
    expect(charge?.headers.get('Authorization')).toMatch(/^Bearer /);
  });

  it('lets the API see the payer, not the checkout', async () => {
    const { post, api } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'charge',
      chargePayment: 'succeeded',
    });
    await post(path, card, { 'User-Agent': 'Payer/1.0', Accept: 'text/html,*/*;q=0.8' });
    for (const { headers, clientAddress } of api.calls) {
      expect(headers.get('User-Agent')).toBe('Payer/1.0');
      expect(headers.get('Accept')).toBe('text/html,*/*;q=0.8');
      expect(clientAddress).toBe('203.0.113.7');
    }
  });

  it('remembers the token in cookies that no script and no other part of the origin can read', async () => {
    const { post } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'charge',
      chargePayment: 'succeeded',
    });
    const { cookies } = await post(path, card);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/Path=\/(pay|checkout); Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
    }
  });

  it('uses the same idempotency key for the same attempt', async () => {
    const { post, api } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'charge',
      chargePayment: 'succeeded',
    });
    await post(path, card);
    await post(path, card);
    const keys = api.calls.flatMap(({ operationId, headers }) =>
      operationId === 'chargePayment' ? [headers.get('Idempotency-Key')] : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['card_number', { card_number: '4242 4242 4242 4241' }, 'This card number has a mistake in it'],
    ['expiry', { expiry: '12 / 20' }, 'This card has expired'],
    ['cvc', { cvc: '12' }, 'Enter all 3 digits of the code'],
    ['cvc', { card_number: '378282246310005' }, 'Enter all 4 digits of the code'],
  ])('says what is wrong with %s and asks no API about it', async (field, wrong, message) => {
    const { post, api } = checkoutWith({ openPayment: 'payable' });
    const { status, html } = await post(path, { ...card, ...wrong });
    expect(status).toBe(422);
    expect(html).toContain(message);
    expect(html).toContain(`id="${field}-error"`);
    expect(api.calls.every(({ operationId }) => operationId === 'openPayment')).toBe(true);
  });

  it('never shows number or code again, and keeps the name', async () => {
    const { post } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'charge',
      chargePayment: 'declined',
    });
    const { status, html } = await post(path, { ...card, cvc: '987' });
    expect(status).toBe(402);
    expect(html).toContain('Your card was not charged');
    expect(html).toContain('value="Ada Obi"');
    expect(html).not.toMatch(/4242 ?4242/);
    expect(html).not.toContain('987');
  });

  it('points at the number when the card is not supported', async () => {
    const { post } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'card_not_supported',
    });
    const { status, html } = await post(path, card);
    expect(status).toBe(422);
    expect(html).toContain('id="card_number-error"');
  });

  it.each([
    ['payment_already_paid', 'success?reference=order-2026-00418&again=1'],
    ['payment_in_progress', 'pending?reference=order-2026-00418'],
    ['payment_expired', 'failure?reference=order-2026-00418'],
  ] as const)('goes to the right page when the API says %s', async (code, page) => {
    const { post } = checkoutWith({ openPayment: 'payable', initiateCardAuthentication: code });
    expect((await post(path, card)).location).toBe(`/pay/${page}`);
  });

  it.each(['processing', 'no answer', 'internal_error', 'idempotency_in_progress'] as const)(
    'waits, and claims no failure, when the charge ends with %s',
    async (answer) => {
      const { post } = checkoutWith({
        openPayment: 'payable',
        initiateCardAuthentication: 'charge',
        chargePayment: answer,
      });
      expect((await post(path, card)).location).toBe('/pay/pending?reference=order-2026-00418');
    },
  );

  it('keeps the form when nothing was taken because the card network is away', async () => {
    const { post } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'acquirer_unavailable',
    });
    const { status, html } = await post(path, card);
    expect(status).toBe(503);
    expect(html).toContain('Not charged');
    expect(html).toContain('name="card_number"');
  });
});

describe('a bank that wants to know more', () => {
  it('leads to the bank page, and remembers the method for that page alone', async () => {
    const { post } = checkoutWith({ openPayment: 'payable', initiateCardAuthentication: 'method' });
    const { location, cookies } = await post(path, card);
    expect(location).toMatch(/^\/checkout\/card\/3ds\/[\w-]+\?reference=order-2026-00418$/);
    const page = location?.split('?')[0] ?? '';
    expect(
      cookies.some((cookie) => cookie.startsWith('harbour_method=') && cookie.includes(`Path=${page};`)),
    ).toBe(true);
  });

  it('uses the remembered token where there is one', async () => {
    const first = checkoutWith({ openPayment: 'payable', initiateCardAuthentication: 'challenge' });
    const { location = '', cookies } = await first.post(path, card);
    const next = checkoutWith({ continueCardAuthentication: 'challenge' });
    const page = await next.get(location, { Cookie: cookieHeader(cookies) });
    expect(page.status).toBe(200);
    expect(next.api.calls.map(({ operationId }) => operationId)).toEqual(['continueCardAuthentication']);
  });
});
