import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { DAY, SECOND } from '../platform/clock.ts';
import type { Merchant } from '../testing/people.ts';
import { PASSWORD, roleIdOf, signUpMerchant } from '../testing/people.ts';
import { sessionOf, testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, clock, database } = api;

let addresses = 0;
const nextAddress = (): string => `198.51.100.${(addresses += 1)}`;

const add = (merchant: Merchant, address: string, key: string) =>
  call('addWhitelistedIp', { as: merchant.session, body: { address }, headers: { 'idempotency-key': key } });

const listed = async (merchant: Merchant): Promise<number> =>
  (await call('listWhitelistedIps', { as: merchant.session })).data.length;

test('the same call again gets the first answer, and nothing happens twice', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  const first = await add(merchant, address, 'key-of-a-form-1');
  const second = await add(merchant, address, 'key-of-a-form-1');
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(second.data).toEqual(first.data);
  expect(second.response.headers['idempotency-replayed']).toBe('true');
  expect(await listed(merchant)).toBe(1);
});

test('a refusal is an answer too', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  const entry = await add(merchant, address, 'key-of-a-form-1');
  const refused = await add(merchant, address, 'key-of-a-form-2');
  expect(refused.error.code).toBe('ip_already_listed');
  await call('deleteWhitelistedIp', { as: merchant.session, params: { id: entry.data.id } });
  expect((await add(merchant, address, 'key-of-a-form-2')).error).toEqual(refused.error);
});

test('the key with another body is refused; the order of fields is no difference', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  const headers = { 'idempotency-key': 'key-of-a-form-1', 'content-type': 'application/json' };
  const send = (payload: string) => call('addWhitelistedIp', { as: merchant.session, headers, payload });
  expect((await send(`{"address":"${address}","label":"office"}`)).status).toBe(201);
  expect((await send(`{"label":"office","address":"${address}"}`)).status).toBe(201);
  const other = await send(`{"address":"${nextAddress()}","label":"office"}`);
  expect(other.status).toBe(422);
  expect(other.error.code).toBe('idempotency_key_reused');
});

test('a key is the caller’s own, and that of one path', async () => {
  const [one, two] = [await signUpMerchant(api), await signUpMerchant(api)];
  const key = 'shared-between-two';
  expect((await add(one, nextAddress(), key)).status).toBe(201);
  expect((await add(two, nextAddress(), key)).status).toBe(201);
  const invited = await call('inviteTeamMember', {
    as: one.session,
    body: { email: 'i@example.com', role_id: await roleIdOf(api, one, 'Viewer') },
    headers: { 'idempotency-key': key },
  });
  expect(invited.status).toBe(201);
});

test('of the same call sent at once, one runs', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => add(merchant, address, 'key-of-a-race')),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
  const ids = new Set(answers.filter(({ status }) => status === 201).map(({ data }) => data.id));
  expect(ids.size).toBe(1);
  expect(
    answers
      .filter(({ status }) => status === 409)
      .every(({ error }) => error.code === 'idempotency_in_progress'),
  ).toBe(true);
  expect(await listed(merchant)).toBe(1);
});

/** Makes the call look as if its process had been killed: still running, with a lease that has run out. */
async function killAfterwards(): Promise<void> {
  await database.acrossBusinesses((trx) =>
    trx
      .updateTable('idempotency_keys')
      .set({
        state: 'running',
        status: null,
        answer: null,
        lease_until: sql<Date>`now() - interval '1 second'`,
      })
      .execute(),
  );
}

test('a call that was killed after its effect runs again onto the same resource', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  const first = await add(merchant, address, 'key-of-a-killed-call');
  await killAfterwards();
  const again = await add(merchant, address, 'key-of-a-killed-call');
  expect(again.status).toBe(201);
  expect(again.data.id).toBe(first.data.id);
  expect(await listed(merchant)).toBe(1);
});

test('a call that was killed before its effect runs again with the same id', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  const first = await add(merchant, address, 'key-of-a-killed-call');
  await killAfterwards();
  await database.forBusiness(merchant.business.id, (trx) =>
    trx.deleteFrom('whitelisted_ips').where('id', '=', first.data.id).execute(),
  );
  expect((await add(merchant, address, 'key-of-a-killed-call')).data.id).toBe(first.data.id);
});

test('a call that is still running is not joined', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  await add(merchant, address, 'key-of-a-slow-call');
  await database.acrossBusinesses((trx) =>
    trx
      .updateTable('idempotency_keys')
      .set({
        state: 'running',
        status: null,
        answer: null,
        lease_until: sql<Date>`now() + interval '10 seconds'`,
      })
      .execute(),
  );
  const answer = await add(merchant, address, 'key-of-a-slow-call');
  expect(answer.status).toBe(409);
  expect(answer.error.code).toBe('idempotency_in_progress');
  expect(answer.response.headers['retry-after']).toBe('1');
});

test('a fault of ours leaves the call open, so that it may run again', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  const rename = (from: string, to: string) =>
    api.testDatabase.asAdmin((client) =>
      client.query(`alter table whitelisted_ips rename column ${from} to ${to}`),
    );
  await rename('label', 'hidden');
  expect((await add(merchant, address, 'key-of-a-bad-day')).status).toBe(500);
  await rename('hidden', 'label');
  expect((await add(merchant, address, 'key-of-a-bad-day')).status).toBe(201);
});

test('after a day the key is new', async () => {
  const merchant = await signUpMerchant(api);
  const first = await add(merchant, nextAddress(), 'key-of-yesterday');
  clock.advance(DAY + SECOND);
  const signedIn = await call('loginUser', { body: { email: merchant.email, password: PASSWORD } });
  const second = await add({ ...merchant, session: sessionOf(signedIn) }, nextAddress(), 'key-of-yesterday');
  expect(second.status).toBe(201);
  expect(second.data.id).not.toBe(first.data.id);
});

test('neither keys nor answers can be read in the database', async () => {
  const merchant = await signUpMerchant(api);
  const address = nextAddress();
  await add(merchant, address, 'a-key-that-is-kept-secret');
  const rows = await database.acrossBusinesses((trx) =>
    trx.selectFrom('idempotency_keys').selectAll().execute(),
  );
  const text = JSON.stringify(rows) + rows.map(({ answer }) => answer?.toString('latin1')).join('');
  expect(text).not.toContain('a-key-that-is-kept-secret');
  expect(text).not.toContain(address);
});

test.each(['short', 'with space in', 'x'.repeat(256)])('the key %j is refused', async (key) => {
  const merchant = await signUpMerchant(api);
  const answer = await add(merchant, nextAddress(), key);
  expect(answer.status).toBe(422);
  expect(answer.error.errors).toMatchObject([{ field: 'idempotency-key' }]);
});
