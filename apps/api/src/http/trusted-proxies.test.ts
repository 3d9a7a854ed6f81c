import { expect, test } from 'vitest';
import { PASSWORD } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { canonicalAddress } from './caller-address.ts';

const FORWARDED = '203.0.113.7, 198.51.100.8';

test.each([
  [0, '192.0.2.1'],
  [1, '198.51.100.8'],
  [2, '203.0.113.7'],
])('behind %i proxies of our own, the peer is %s', async (trustedProxies, peer) => {
  const api = await testApp({ config: { trustedProxies } });
  await api.call('registerUser', {
    body: {
      first_name: 'A',
      last_name: 'B',
      email: 'seen@example.com',
      password: PASSWORD,
    },
    headers: { 'x-forwarded-for': FORWARDED },
    ip: '192.0.2.1',
  });
  const row = await api.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.ip')
      .where('users.email', '=', 'seen@example.com')
      .executeTakeFirstOrThrow(),
  );
  expect(row.ip).toBe(peer);
});

test.each([
  ['::ffff:198.51.100.9', '198.51.100.9'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['198.51.100.9', '198.51.100.9'],
])('%s is %s', (written, canonical) => {
  expect(canonicalAddress(written)).toBe(canonical);
});
