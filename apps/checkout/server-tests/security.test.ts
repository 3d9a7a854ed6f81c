import { describe, expect, it } from 'vitest';
import { checkoutWith, publicOrigin } from './request.ts';
import type { Page } from './request.ts';

const cardPage = '/pay/order-2026-00418/checkout';
const bankPage = '/checkout/card/3ds/AcTmVx2Qn8Rk4Wp6Ys0Bd3Fg5Hj7Kl9Z?reference=order-2026-00418';

function policyOf({ headers }: Page): Map<string, string> {
  const directives = (headers.get('Content-Security-Policy') ?? '').split('; ');
  return new Map(directives.map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1).join(' ')]));
}

const words = ['email', 'city', 'card_number', 'expiry', 'cvc', 'card_name', 'attempt', 'method_completion'];

const answers = {
  openPaymentLink: 'fixed',
  openPayment: 'payable',
  getPaymentStatus: 'processing',
  continueCardAuthentication: 'challenge',
} as const;

describe('headers of every page', () => {
  it.each([
    '/pay/indigo-adire-5-yards',
    cardPage,
    '/pay/pending?reference=order-2026-00418',
    bankPage,
    '/checkout/card/3ds/complete',
    '/pay/none/such/page',
  ])('%s', async (path) => {
    const { get } = checkoutWith(answers);
    const page = await get(path);
    const policy = policyOf(page);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toMatch(/^'nonce-[\w-]{36}'$/);
    expect(policy.get('style-src')).toBe(policy.get('script-src'));
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(page.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    expect(page.headers.get('Permissions-Policy')).toContain('camera=()');
  });

  it('makes a new nonce for each answer', async () => {
    const { get } = checkoutWith(answers);
    const nonces = [await get(cardPage), await get(cardPage)].map((page) => policyOf(page).get('script-src'));
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('lets only the bank page frame and post elsewhere', async () => {
    const { get } = checkoutWith(answers);
    const card = policyOf(await get(cardPage));
    expect(card.get('frame-src')).toBe("'none'");
    expect(card.get('form-action')).toBe("'self'");
    const bank = policyOf(await get(bankPage));
    expect(bank.get('frame-src')).toMatch(/^'self' https: http/);
    expect(bank.get('form-action')).toMatch(/^'self' https: http/);
  });

  it('lets no page be framed, but the one inside our own bank page', async () => {
    const { get } = checkoutWith(answers);
    expect(policyOf(await get(cardPage)).get('frame-ancestors')).toBe("'none'");
    expect(policyOf(await get(bankPage)).get('frame-ancestors')).toBe("'none'");
    expect(policyOf(await get('/checkout/card/3ds/complete')).get('frame-ancestors')).toBe("'self'");
  });
});

describe('what is in the pages', () => {
  it.each(['/pay/indigo-adire-5-yards', cardPage, '/pay/pending?reference=order-2026-00418'])(
    '%s asks no other origin for anything and has no script without the nonce',
    async (path) => {
      const { get } = checkoutWith(answers);
      const page = await get(path);
      const nonce = /nonce-([\w-]+)/.exec(policyOf(page).get('script-src') ?? '')?.[1] ?? '';
      for (const [tag] of page.html.matchAll(/<(?:script|style)(?=[\s>])[^>]*>/g))
        expect(tag).toContain(`nonce="${nonce}"`);
      expect(page.html).not.toMatch(/\s(?:src|srcset|poster)="(?:https?:)?\/\//);
      expect(page.html).not.toMatch(/<link[^>]+href="(?:https?:)?\/\//);
      expect(page.html).not.toMatch(/\son\w+="/);
      expect(page.html).not.toContain('harbour.example');
    },
  );
});

describe('forms from other sites', () => {
  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['no origin', { Origin: '' }],
    ['an opaque origin', { Origin: 'null' }],
  ])('are refused: %s', async (_, headers) => {
    const { post, api } = checkoutWith(answers);
    const { status } = await post(cardPage, { card_number: '4242424242424242' }, headers);
    expect(status).toBe(403);
    expect(api.calls).toEqual([]);
  });
});

describe.each([['/pay/indigo-adire-5-yards'], [cardPage], [bankPage]])('what is posted to %s', (path) => {
  const formOf = (page: Page) => /<a [^>]*href="\?[^"]*"[^>]*>.*Try again/.test(page.html);
  const multipart = 'multipart/form-data; boundary=line';

  it.each([
    ['JSON', 415, '{"email":"ada@example.com"}', 'application/json'],
    ['plain text', 415, 'email=ada@example.com', 'text/plain'],
    ['a type that only begins like one', 415, 'email=ada@example.com', 'multipart/form-data-of-mine'],
    ['no type', 415, new Blob(['email=ada@example.com']), undefined],
    ['parts without a boundary', 400, '--line\r\n', 'multipart/form-data'],
    ['parts that are none', 400, 'email=ada@example.com', multipart],
    [
      'parts that break off',
      400,
      '--line\r\nContent-Disposition: form-data; name="email"\r\n\r\nada',
      multipart,
    ],
    [
      'more than any form holds',
      413,
      `name=${'x'.repeat(70_000)}`,
      'application/x-www-form-urlencoded;charset=UTF-8',
    ],
  ])('%s: refused by a page that leads back to the form', async (_, status, body, type) => {
    const { postBody, api, faults } = checkoutWith(answers);
    const page = await postBody(path, body, type === undefined ? {} : { 'Content-Type': type });
    expect(page.status).toBe(status);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(formOf(page)).toBe(true);
    expect(page.html).not.toContain('contact support');
    expect(faults).toEqual([]);
    expect(api.calls.filter(({ operationId }) => !operationId.startsWith('open'))).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['files for words', new File(['x'], 'x.txt')],
    ['words as parts', 'x'],
  ])('%s in its fields: told on the page', async (_, value) => {
    const { postBody, faults } = checkoutWith(answers);
    const form = new FormData();
    for (const name of value === undefined ? [] : words) form.append(name, value ?? '');
    expect((await postBody(path, form)).status).toBe(path === bankPage ? 303 : 422);
    expect(faults).toEqual([]);
  });
});

describe('addresses', () => {
  it('are those of the public origin, whatever host was asked', async () => {
    const { get } = checkoutWith({ openPayment: 'expired' });
    expect((await get(cardPage, { Host: 'evil.example' })).location).toMatch(/^\/pay\/failure/);
  });

  it.each(['/pay/a', '/pay/..%2f..%2fetc', '/pay/%00abcdef', '/pay/status', '/checkout/card/3ds/x'])(
    '%s is not found, and no API is asked',
    async (path) => {
      const { get, api, faults } = checkoutWith({});
      const { status, html } = await get(path);
      expect(status).toBe(404);
      expect(html).toContain('Page not found');
      expect(html).toMatch(/<a [^>]*href="\/"/);
      expect(api.calls).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});

describe('faults', () => {
  it('show the API’s own words and the id for support', async () => {
    const { get } = checkoutWith({ openPayment: 'internal_error' });
    const { status, html } = await get(cardPage);
    expect(status).toBe(500);
    expect(html).toContain('Something went wrong on our side');
    expect(html).toMatch(/req_\w+/);
  });

  it('say what every failed call without words says where no API answers', async () => {
    const { get } = checkoutWith({ openPayment: 'no answer' });
    const { status, html } = await get(cardPage);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(html).toContain('Error occurred, please contact support');
  });

  it('lead to the same page again', async () => {
    const { get } = checkoutWith({ openPayment: 'internal_error' });
    const plain = await get(cardPage);
    expect(plain.html).toMatch(/<a [^>]*href="\?"[^>]*>.*Try again/);
    const withQuery = await get(`${cardPage}?again=1`);
    expect(withQuery.html).toMatch(/<a [^>]*href="\?again=1"[^>]*>.*Try again/);
  });

  it('show the fallback words, and no stack, when something of ours breaks', async () => {
    const { post, faults } = checkoutWith({ openPayment: 'payable', initiateCardAuthentication: undefined });
    const { status, html } = await post(cardPage, {
      card_number: '4242424242424242',
      expiry: '12/34',
      cvc: '123',
    });
    expect(status).toBe(503);
    expect(html).not.toContain('Unexpected');
    expect(JSON.stringify(faults)).not.toContain('4242424242424242');
  });

  it('sends the page’s own script to the next page by a header', async () => {
    const { post } = checkoutWith({
      openPayment: 'payable',
      initiateCardAuthentication: 'charge',
      chargePayment: 'succeeded',
    });
    const page = await post(
      cardPage,
      { card_number: '4242424242424242', expiry: '12/34', cvc: '123' },
      { 'X-Checkout-Enhanced': '1', Origin: publicOrigin },
    );
    expect(page.status).toBe(204);
    expect(page.headers.get('X-Checkout-Location')).toBe('/pay/success?reference=order-2026-00418');
  });
});
