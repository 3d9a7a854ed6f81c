import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { call } = await testApp({ config: { rateLimitFactor: 1, trustedProxies: 0 } });

const body = { email: 'somebody@example.com', password: 'x' };

test('sign-ins from one address are limited, whatever account they try; others go on', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const answer = await call('loginUser', {
      body: { ...body, email: `p${count}@example.com` },
      ip: '198.51.100.1',
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
  expect(statuses[30]).toBe(429);
  expect((await call('loginUser', { body, ip: '198.51.100.2' })).status).toBe(401);
});

test('the refusal says when to come again', async () => {
  for (let count = 0; count < 10; count += 1) {
    await call('initiatePasswordReset', { body: { email: `q${count}@example.com` }, ip: '198.51.100.3' });
  }
  const answer = await call('initiatePasswordReset', {
    body: { email: 'q@example.com' },
    ip: '198.51.100.3',
  });
  expect(answer.status).toBe(429);
  expect(answer.error).toMatchObject({ code: 'rate_limited', type: 'rate_limit' });
  expect(Number(answer.response.headers['retry-after'])).toBeGreaterThan(0);
});

test('reset mails to one address are limited, wherever they are asked for from', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const email = count % 2 === 0 ? 'flooded@example.com' : ' Flooded@Example.com';
    statuses.push(
      (await call('initiatePasswordReset', { body: { email }, ip: `203.0.113.${count}` })).status,
    );
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});

test('cards are tried thirty times a minute from one address, over however many payments', async () => {
  const tryCard = (n: number, ip = '198.51.100.5') =>
    call('initiateCardAuthentication', { as: { bearer: String(n).padStart(43, 'x') }, ip, payload: '{}' });
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1) statuses.push((await tryCard(n)).status);
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
  expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
  expect((await tryCard(60, '198.51.100.6')).status).toBe(401);
});

test('a header cannot lend another address', async () => {
  for (let count = 0; count < 10; count += 1) {
    await call('completePasswordReset', {
      body: { token: 'x'.repeat(43), password: 'a long enough pass phrase' },
      headers: { 'x-forwarded-for': `192.0.2.${count}` },
      ip: '198.51.100.7',
    });
  }
  const answer = await call('completePasswordReset', {
    body: { token: 'x'.repeat(43), password: 'a long enough pass phrase' },
    headers: { 'x-forwarded-for': '192.0.2.99' },
    ip: '198.51.100.7',
  });
  expect(answer.status).toBe(429);
});
