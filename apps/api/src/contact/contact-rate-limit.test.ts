import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { call } = await testApp({ config: { rateLimitFactor: 1 } });

const send = (ip: string) =>
  call('sendContactMessage', {
    ip,
    body: { name: 'Ada', email: 'ada@example.com', message: 'Do you settle in naira?' },
  });

test('an address that floods the form is slowed down; others are not', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect((await send('198.51.100.9')).status).toBe(201);
  const limited = await send('198.51.100.9');
  expect([limited.status, limited.error.code]).toEqual([429, 'rate_limited']);
  expect(Number(limited.response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('::ffff:198.51.100.9')).status).toBe(429);
  expect((await send('203.0.113.77')).status).toBe(201);
});
