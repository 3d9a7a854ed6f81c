import { expect, test } from 'vitest';
import { signUpMerchant } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';

const PROXY = '10.0.0.1';
const LISTED = '198.51.100.9';
const OTHER = '203.0.113.77';

const behindOne = await testApp({ config: { trustedProxies: 1 } });
const behindTwo = await testApp({ config: { trustedProxies: 2 } });

/** Uses a secret key, of a business that lists LISTED alone, with that X-Forwarded-For; the proxy is the peer. */
async function statusOf(api: TestApp, forwarded: string): Promise<number> {
  const { session } = await signUpMerchant(api);
  const key = await api.call('rotateApiKey', { as: session, body: { kind: 'secret' } });
  await api.call('addWhitelistedIp', { as: session, body: { address: LISTED } });
  const answer = await api.call('listTransactions', {
    as: { bearer: key.data.secret },
    ip: PROXY,
    headers: { 'x-forwarded-for': forwarded },
  });
  return answer.status;
}

test.each([
  ['the caller that our proxy names', LISTED, 200],
  ['its IPv4-mapped form', `::ffff:${LISTED}`, 200],
  ['another caller', OTHER, 403],
  ['a caller that wrote the listed address in front', `${LISTED}, ${OTHER}`, 403],
])('behind one proxy, %s counts', async (_who, forwarded, status) => {
  expect(await statusOf(behindOne, forwarded)).toBe(status);
});

test.each([
  ['the caller that our outer proxy names', `${LISTED}, 10.0.0.2`, 200],
  ['another caller', `${OTHER}, 10.0.0.2`, 403],
  ['a caller that wrote the listed address in front', `${LISTED}, ${OTHER}, 10.0.0.2`, 403],
])('behind two proxies, %s counts', async (_who, forwarded, status) => {
  expect(await statusOf(behindTwo, forwarded)).toBe(status);
});
