import { expect, test } from '@playwright/test';
import { routes } from '@harbour/domain/routes';

const paths = [
  routes.site.home,
  routes.dashboard.login,
  routes.dashboard.home,
  `${routes.checkout.success}?reference=nothing-here`,
  '/pay/nothing-here',
  '/no-such-page',
  '/api/core/users/current',
  '/api/no-such-call',
  '/site-assets/no-such-file.js',
  // Can't be decoded, so that no route ever sees it.
  '/%',
];

for (const path of paths) {
  test(`${path} carries the headers that keep a browser safe`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['cache-control']).toBeDefined();
  });
}

test('HEAD answers as GET does, on pages of every app', async ({ request }) => {
  for (const path of [routes.site.home, routes.dashboard.login, routes.dashboard.home]) {
    expect((await request.head(path)).status(), path).toBe(200);
  }
});
