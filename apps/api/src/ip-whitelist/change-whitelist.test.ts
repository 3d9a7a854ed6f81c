import { expect, test } from 'vitest';
import type { Merchant } from '../testing/people.ts';
import { addMember, signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call } = api;

interface Options {
  label?: string;
  acknowledge_lockout?: boolean;
}

const add = (merchant: Merchant, address: string, options: Options = {}) =>
  call('addWhitelistedIp', { as: merchant.session, body: { address, ...options } });

const remove = (merchant: Merchant, id: string, acknowledged?: boolean) =>
  call('deleteWhitelistedIp', {
    as: merchant.session,
    params: { id },
    query: acknowledged === undefined ? {} : { acknowledge_lockout: acknowledged },
  });

const list = async (merchant: Merchant) =>
  (await call('listWhitelistedIps', { as: merchant.session })).data.map(({ address }) => address);

async function secretKeyOf(merchant: Merchant): Promise<string> {
  return (await call('rotateApiKey', { as: merchant.session, body: { kind: 'secret' } })).data.secret;
}

const useKey = (key: string, ip: string) => call('listTransactions', { as: { bearer: key }, ip });

test('an address is stored in canonical form, with who added it', async () => {
  const merchant = await signUpMerchant(api);
  const answer = await add(merchant, '2001:DB8:0:0:0:0:0:1', { label: ' Office & café ' });
  expect(answer.status).toBe(201);
  expect(answer.data).toMatchObject({
    address: '2001:db8::1',
    version: 'ipv6',
    label: 'Office & café',
    created_by: { id: merchant.user.id, first_name: 'Ada', last_name: 'Obi' },
  });
  const listed = await call('listWhitelistedIps', { as: merchant.session });
  expect(listed.data).toEqual([answer.data]);
});

test('spaces around an address are cut', async () => {
  const merchant = await signUpMerchant(api);
  expect((await add(merchant, ' 1.2.3.4 ')).data.address).toBe('1.2.3.4');
});

test.each([
  ['198.51.100.9', '198.51.100.9'],
  ['198.51.100.9', '198.51.100.9/32'],
  ['198.51.100.9', '::ffff:198.51.100.9'],
  ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
  ['203.0.113.0/24', '::ffff:203.0.113.0/120'],
])('after %s, %s is a duplicate', async (first, second) => {
  const merchant = await signUpMerchant(api);
  expect((await add(merchant, first)).status).toBe(201);
  const answer = await add(merchant, second);
  expect([answer.status, answer.error.code]).toEqual([409, 'ip_already_listed']);
  expect(await list(merchant)).toHaveLength(1);
});

test('two people adding the same address at once make one entry', async () => {
  const merchant = await signUpMerchant(api);
  const answers = await Promise.all([add(merchant, '198.51.100.9'), add(merchant, '198.51.100.9')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await list(merchant)).toEqual(['198.51.100.9']);
});

test.each([
  '010.0.0.1',
  '127.1',
  '2130706433',
  '1.2.3',
  '10.0.0.0/33',
  '10.0.0.1/24',
  '0.0.0.0/0',
  '::/0',
  '::ffff:010.0.0.1',
])('%s is refused in words and leaves the list as it was', async (address) => {
  const merchant = await signUpMerchant(api);
  const answer = await add(merchant, address);
  expect([answer.status, answer.error.code]).toEqual([422, 'validation_failed']);
  expect(answer.error.errors).toMatchObject([{ field: 'address' }]);
  expect(await list(merchant)).toEqual([]);
});

test.each(['0x7f.1', 'fe80::1%eth0'])('%s never reaches the list', async (address) => {
  const merchant = await signUpMerchant(api);
  expect((await add(merchant, address)).status).toBe(422);
  expect(await list(merchant)).toEqual([]);
});

test('the same call with one Idempotency-Key adds one entry and gets the same answer', async () => {
  const merchant = await signUpMerchant(api);
  const input = {
    as: merchant.session,
    body: { address: '198.51.100.9' },
    headers: { 'idempotency-key': 'allow-list-0001' },
  };
  const first = await call('addWhitelistedIp', input);
  const again = await call('addWhitelistedIp', input);
  expect([again.status, again.data]).toEqual([201, first.data]);
  expect(await list(merchant)).toEqual(['198.51.100.9']);
});

test('an empty list allows every address; a filled one only its own', async () => {
  const merchant = await signUpMerchant(api);
  const key = await secretKeyOf(merchant);
  expect((await useKey(key, '203.0.113.77')).status).toBe(200);
  await add(merchant, '198.51.100.0/24', { acknowledge_lockout: true });
  expect((await useKey(key, '198.51.100.200')).status).toBe(200);
  expect((await useKey(key, '::ffff:198.51.100.9')).status).toBe(200);
  const refused = await useKey(key, '203.0.113.77');
  expect([refused.status, refused.error.code]).toEqual([403, 'ip_not_allowed']);
});

test('a forwarded header does not make a caller another peer when no proxy is ours', async () => {
  const merchant = await signUpMerchant(api);
  const key = await secretKeyOf(merchant);
  await add(merchant, '198.51.100.9');
  const answer = await call('listTransactions', {
    as: { bearer: key },
    ip: '203.0.113.77',
    headers: {
      'x-forwarded-for': '198.51.100.9',
      'x-real-ip': '198.51.100.9',
      forwarded: 'for=198.51.100.9',
    },
  });
  expect([answer.status, answer.error.code]).toEqual([403, 'ip_not_allowed']);
});

test('the list never keeps anybody out of the dashboard', async () => {
  const merchant = await signUpMerchant(api);
  await add(merchant, '198.51.100.9');
  const answer = await call('listWhitelistedIps', { as: merchant.session, ip: '203.0.113.77' });
  expect(answer.status).toBe(200);
});

test('an addition that would shut out the last caller warns and changes nothing until it is confirmed', async () => {
  const merchant = await signUpMerchant(api);
  const key = await secretKeyOf(merchant);
  await useKey(key, '203.0.113.77');
  const warned = await add(merchant, '198.51.100.9');
  expect([warned.status, warned.error.code]).toEqual([409, 'ip_lockout_risk']);
  expect(warned.error.message).toContain('203.0.113.77');
  expect(await list(merchant)).toEqual([]);
  expect((await add(merchant, '198.51.100.9', { acknowledge_lockout: true })).status).toBe(201);
});

test('an addition that lets the last caller in needs no confirmation', async () => {
  const merchant = await signUpMerchant(api);
  const key = await secretKeyOf(merchant);
  await useKey(key, '203.0.113.77');
  expect((await add(merchant, '203.0.113.0/24')).status).toBe(201);
});

test('a removal that would shut out the last caller warns until it is confirmed', async () => {
  const merchant = await signUpMerchant(api);
  const key = await secretKeyOf(merchant);
  const caller = await add(merchant, '203.0.113.77');
  await add(merchant, '198.51.100.9');
  await useKey(key, '203.0.113.77');
  const warned = await remove(merchant, caller.data.id);
  expect([warned.status, warned.error.code]).toEqual([409, 'ip_lockout_risk']);
  expect(await list(merchant)).toHaveLength(2);
  const removed = await remove(merchant, caller.data.id, true);
  expect([removed.status, removed.data]).toEqual([200, caller.data]);
  expect((await useKey(key, '203.0.113.77')).status).toBe(403);
});

test('removing the last entry allows every address again', async () => {
  const merchant = await signUpMerchant(api);
  const key = await secretKeyOf(merchant);
  const only = await add(merchant, '198.51.100.9');
  expect((await remove(merchant, only.data.id)).status).toBe(200);
  expect((await useKey(key, '203.0.113.77')).status).toBe(200);
  const again = await remove(merchant, only.data.id);
  expect([again.status, again.error.code]).toEqual([404, 'not_found']);
});

test('long lists come in pages, oldest first, there and back', async () => {
  const merchant = await signUpMerchant(api);
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];
  for (const address of addresses) await add(merchant, address);
  const page = async (cursor?: string) =>
    call('listWhitelistedIps', { as: merchant.session, query: { limit: 2, ...(cursor ? { cursor } : {}) } });
  const first = await page();
  const second = await page(String(first.meta['next_cursor']));
  expect([...first.data, ...second.data].map(({ address }) => address)).toEqual(addresses);
  expect(second.meta['next_cursor']).toBeNull();
  expect((await page(String(second.meta['prev_cursor']))).data).toEqual(first.data);
});

test('another business neither sees an entry nor removes it', async () => {
  const [ours, theirs] = [await signUpMerchant(api), await signUpMerchant(api)];
  const entry = await add(ours, '198.51.100.9');
  expect(await list(theirs)).toEqual([]);
  const answer = await remove(theirs, entry.data.id, true);
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  expect((await add(theirs, '198.51.100.9')).status).toBe(201);
  expect(await list(ours)).toEqual(['198.51.100.9']);
});

test('a Viewer may neither see nor change the list; a Developer may do both', async () => {
  const merchant = await signUpMerchant(api);
  const entry = await add(merchant, '198.51.100.9');
  const viewer = { ...merchant, ...(await addMember(api, merchant, 'Viewer')) };
  const denied = [
    await call('listWhitelistedIps', { as: viewer.session }),
    await add(viewer, '203.0.113.7'),
    await remove(viewer, entry.data.id),
  ];
  expect(denied.map(({ status, error }) => [status, error.missing_permission])).toEqual([
    [403, 'api_keys.list'],
    [403, 'api_keys.create'],
    [403, 'api_keys.delete'],
  ]);
  const developer = { ...merchant, ...(await addMember(api, merchant, 'Developer')) };
  expect((await add(developer, '203.0.113.7')).status).toBe(201);
  expect((await remove(developer, entry.data.id)).status).toBe(200);
});
