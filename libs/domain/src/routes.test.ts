import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginPathFrom, safeRedirect } from './redirect.ts';
import { buildPath, matchPage, routes } from './routes.ts';

describe('buildPath', () => {
  test('fills in and encodes parameters and query', () => {
    expect(buildPath(routes.dashboard.payment, { id: 'txn_1' })).toBe('/app/payments/txn_1');
    expect(buildPath(routes.checkout.pay, { reference: 'a/b?c' })).toBe('/pay/a%2Fb%3Fc');
    expect(
      buildPath(routes.checkout.success, {}, { reference: 'r=1&x', page: 2, none: undefined, nil: null }),
    ).toBe('/pay/success?reference=r%3D1%26x&page=2');
  });

  test('refuses a parameter that is empty', () => {
    expect(() => buildPath(routes.dashboard.payment, { id: '' })).toThrow('needs "id"');
  });
});

describe('matchPage', () => {
  const patterns = Object.entries(routes).flatMap(([app, pages]) =>
    Object.entries(pages).map(([page, pattern]) => [pattern, app, page] as const),
  );

  test.each(patterns)('%s is a page of %s: %s', (pattern, app, page) => {
    expect(matchPage(pattern.replace(/:\w+/, 'some-value'))).toMatchObject({ app, page });
  });

  test.each([
    ['/pay/success', 'success', {}],
    ['/pay/ref_123456', 'pay', { reference: 'ref_123456' }],
    ['/pay/a%20b/checkout', 'checkout', { reference: 'a b' }],
    ['/checkout/card/3ds/complete', 'challengeComplete', {}],
    ['/app/payment-links/new', 'newPaymentLink', {}],
    ['/app/payments/', 'payments', {}],
  ])('%s is %s', (path, page, parameters) => {
    expect(matchPage(path)).toMatchObject({ page, parameters });
  });

  test.each([
    '/nowhere',
    '/app/nowhere',
    '/pay',
    '/app/payments/a%2Fb',
    '/app/payments/%00',
    '/app/payments/%E0%A4%A',
  ])('%s is no page', (path) => {
    expect(matchPage(path)).toBeUndefined();
  });
});

describe('safeRedirect', () => {
  test.each([
    '/app',
    '/app/payments?status=failed&from=2026-01-01&to=2026-01-31#row-7',
    '/app/payments/txn_1',
    '/app/create-business',
    '/app/settings/teams',
  ])('goes to %s', (wanted) => {
    expect(safeRedirect(wanted)).toBe(wanted);
  });

  test.each([
    null,
    undefined,
    '',
    '/',
    'app',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'https://evil.example/app',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/app/%2e%2e//evil.example',
    '/app/../../evil.example',
    '/app/..//evil.example',
    '/app/%2e%2e/login',
    '/app//evil.example/x',
    '/app/payments/%2F%2Fevil.example',
    '/app\r\nSet-Cookie: a=b',
    '/app/payments%0d%0aSet-Cookie:a=b',
    '/app/payments?q=%0D%0Ax',
    '/\t/evil.example',
    '/app\u0000',
    '/app@evil.example',
    '/apple',
    '/login',
    '/login?redirectedFrom=%2Fapp',
    '/register',
    '/forgot-password',
    '/password/reset/token',
    '/invite/accept?token=x',
    '/pay/ref_123456',
    '/about-us',
    '/app/unknown-page',
  ])('goes home instead of %j', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/app');
  });

  test('never leads to another origin or outside /app', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        'app',
        '/app',
        'evil.example',
        ':',
        '@',
        '%2f',
        '%5c',
        '..',
        '.',
        '?',
        '#',
        '\n',
        'javascript:',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          hostile.map((parts) => parts.join('')),
          fc.string(),
        ),
        (value) => {
          const target = new URL(safeRedirect(value), 'https://harbour.example');
          expect(target.origin).toBe('https://harbour.example');
          expect(target.pathname).toMatch(/^\/app(\/|$)/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('loginPathFrom', () => {
  test('leads back to where somebody was, query and hash included', () => {
    const wanted = '/app/payments?status=failed&from=2026-01-01&to=2026-01-31#row-7';
    const url = new URL(loginPathFrom(wanted), 'https://harbour.example');
    expect(url.pathname).toBe('/login');
    expect(safeRedirect(url.searchParams.get('redirectedFrom'))).toBe(wanted);
  });

  test('does not nest', () => {
    const once = loginPathFrom('/app/payments');
    expect(loginPathFrom(once)).toBe('/login');
    expect(loginPathFrom('/register')).toBe('/login');
  });
});
