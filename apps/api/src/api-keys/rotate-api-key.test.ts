import type { Schemas } from '@harbour/contract/schema';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../platform/clock.ts';
import { hashToken } from '../platform/tokens.ts';
import type { Merchant } from '../testing/people.ts';
import { PASSWORD, addMember, signUpMerchant } from '../testing/people.ts';
import { sessionOf, testApp } from '../testing/test-app.ts';

const api = await testApp();
const { call, clock } = api;

type Rotation = Partial<Schemas['RotateApiKeyRequest']>;

const rotate = (merchant: Merchant, body: Rotation) => call('rotateApiKey', { as: merchant.session, body });

/** What a key's holder is told when it is used. */
async function statusOf(key: string): Promise<number> {
  return (await call('listTransactions', { as: { bearer: key } })).status;
}

async function signInAgain(merchant: Merchant): Promise<Merchant> {
  const answer = await call('loginUser', { body: { email: merchant.email, password: PASSWORD } });
  return { ...merchant, session: sessionOf(answer) };
}

test('a business starts without keys', async () => {
  const merchant = await signUpMerchant(api);
  const answer = await call('getApiKeys', { as: merchant.session });
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual([]);
});

test('a secret key is told once, then by prefix and last four characters only', async () => {
  const merchant = await signUpMerchant(api);
  const made = await rotate(merchant, { kind: 'secret' });
  expect(made.status).toBe(201);
  expect(made.data.secret).toMatch(/^sk_test_[A-Za-z0-9]{32,64}$/);
  expect(made.data.previous).toBeNull();
  expect(made.data.api_key).toMatchObject({
    prefix: 'sk_test_',
    value: null,
    status: 'active',
    mode: 'test',
  });

  const listed = await call('getApiKeys', { as: merchant.session });
  expect(listed.data).toEqual([made.data.api_key]);
  expect(listed.data[0]?.last4).toBe(made.data.secret.slice(-4));
  expect(listed.response.body).not.toContain(made.data.secret);
});

test('a secret key is nowhere in the database and nowhere in the log', async () => {
  const merchant = await signUpMerchant(api);
  const { data } = await rotate(merchant, { kind: 'secret' });
  const stored = await api.testDatabase.asAdmin(async (client) => {
    const { rows } = await client.query('select * from api_keys where id = $1', [data.api_key.id]);
    return rows;
  });
  expect(stored).toMatchObject([{ key_hash: hashToken(data.secret), value: null }]);
  expect(JSON.stringify(stored)).not.toContain(data.secret);
  expect(api.log.join('')).not.toContain(data.secret);
});

test('a publishable key stays readable and opens nothing of the merchant', async () => {
  const merchant = await signUpMerchant(api);
  const { data } = await rotate(merchant, { kind: 'publishable' });
  expect(data.secret).toMatch(/^pk_test_/);
  const listed = await call('getApiKeys', { as: merchant.session });
  expect(listed.data).toMatchObject([{ kind: 'publishable', prefix: 'pk_test_', value: data.secret }]);
  const used = await call('listTransactions', { as: { bearer: data.secret } });
  expect([used.status, used.error.code]).toEqual([401, 'invalid_api_key']);
});

test('without grace the old key stops at once', async () => {
  const merchant = await signUpMerchant(api);
  const first = await rotate(merchant, { kind: 'secret' });
  expect(await statusOf(first.data.secret)).toBe(200);
  const second = await rotate(merchant, { kind: 'secret' });
  expect(second.data.previous).toMatchObject({ id: first.data.api_key.id, status: 'revoked' });
  expect(await statusOf(first.data.secret)).toBe(401);
  expect(await statusOf(second.data.secret)).toBe(200);
  const listed = await call('getApiKeys', { as: merchant.session });
  expect(listed.data.map(({ id }) => id)).toEqual([second.data.api_key.id]);
});

test('within its grace the old key works to the last millisecond and not after', async () => {
  const merchant = await signUpMerchant(api);
  const first = await rotate(merchant, { kind: 'secret' });
  const rotatedAt = clock.now();
  const second = await rotate(merchant, { kind: 'secret', keep_old_for_hours: 72 });
  const end = new Date(rotatedAt.getTime() + 72 * HOUR);
  expect(second.data.previous).toMatchObject({ status: 'expiring', expires_at: end.toISOString() });
  const listed = await call('getApiKeys', { as: merchant.session });
  expect(listed.data.map(({ status }) => status).toSorted()).toEqual(['active', 'expiring']);

  clock.set(new Date(end.getTime() - 1));
  expect(await statusOf(first.data.secret)).toBe(200);
  clock.set(end);
  const late = await call('listTransactions', { as: { bearer: first.data.secret } });
  expect([late.status, late.error.code]).toEqual([401, 'invalid_api_key']);
  expect(await statusOf(second.data.secret)).toBe(200);
  const after = await call('getApiKeys', { as: (await signInAgain(merchant)).session });
  expect(after.data.map(({ id }) => id)).toEqual([second.data.api_key.id]);
});

test('a rotation without grace ends what is still in the grace of an earlier one, of its mode and kind', async () => {
  const merchant = await signUpMerchant(api);
  const publishable = await rotate(merchant, { kind: 'publishable' });
  await rotate(merchant, { kind: 'publishable', keep_old_for_hours: 72 });
  const leaked = await rotate(merchant, { kind: 'secret' });
  const second = await rotate(merchant, { kind: 'secret', keep_old_for_hours: 72 });
  const third = await rotate(merchant, { kind: 'secret', keep_old_for_hours: 1 });
  expect(await Promise.all([leaked, second, third].map(({ data }) => statusOf(data.secret)))).toEqual([
    200, 200, 200,
  ]);

  const fresh = await rotate(merchant, { kind: 'secret', keep_old_for_hours: 0 });
  expect(await Promise.all([leaked, second, third, fresh].map(({ data }) => statusOf(data.secret)))).toEqual([
    401, 401, 401, 200,
  ]);
  const listed = await call('getApiKeys', { as: merchant.session });
  expect(listed.data.filter(({ kind }) => kind === 'secret').map(({ id }) => id)).toEqual([
    fresh.data.api_key.id,
  ]);
  expect(listed.data.map(({ id }) => id)).toContain(publishable.data.api_key.id);
});

test('the keys that a rotation without grace ends are in its event', async () => {
  const merchant = await signUpMerchant(api);
  const leaked = await rotate(merchant, { kind: 'secret' });
  const second = await rotate(merchant, { kind: 'secret', keep_old_for_hours: 72 });
  const fresh = await rotate(merchant, { kind: 'secret' });
  const event = await api.database.forBusiness(merchant.business.id, (trx) =>
    trx
      .selectFrom('outbox_events')
      .select('payload')
      .where('subject_id', '=', fresh.data.api_key.id)
      .executeTakeFirstOrThrow(),
  );
  expect(event.payload).toMatchObject({
    replaced: second.data.api_key.id,
    ended: [leaked.data.api_key.id],
  });
});

test('rotating one kind leaves the other as it is', async () => {
  const merchant = await signUpMerchant(api);
  const publishable = await rotate(merchant, { kind: 'publishable' });
  await rotate(merchant, { kind: 'secret' });
  await rotate(merchant, { kind: 'secret' });
  const listed = await call('getApiKeys', { as: merchant.session });
  expect(listed.data).toHaveLength(2);
  expect(listed.data).toContainEqual(publishable.data.api_key);
});

test('two rotations at once leave one current key, and the other one ended', async () => {
  const merchant = await signUpMerchant(api);
  const answers = await Promise.all([
    rotate(merchant, { kind: 'secret' }),
    rotate(merchant, { kind: 'secret' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const statuses = await Promise.all(answers.map(({ data }) => statusOf(data.secret)));
  expect(statuses.toSorted()).toEqual([200, 401]);
});

test.each([-1, 73, 1.5, '24', null])('a grace of %j hours is refused', async (hours) => {
  const merchant = await signUpMerchant(api);
  const answer = await call('rotateApiKey', {
    as: merchant.session,
    payload: { kind: 'secret', keep_old_for_hours: hours },
  });
  expect([answer.status, answer.error.code]).toEqual([422, 'validation_failed']);
  expect(answer.error.errors).toMatchObject([{ field: 'keep_old_for_hours' }]);
});

test('live keys wait for the verification', async () => {
  const merchant = await signUpMerchant(api);
  const refused = await rotate(merchant, { kind: 'secret', mode: 'live' });
  expect([refused.status, refused.error.code]).toEqual([403, 'live_mode_unavailable']);
  await api.database.forBusiness(merchant.business.id, (trx) =>
    trx
      .updateTable('businesses')
      .set({ status: 'verified' })
      .where('id', '=', merchant.business.id)
      .execute(),
  );
  const made = await rotate(merchant, { kind: 'secret', mode: 'live' });
  expect(made.status).toBe(201);
  expect(made.data.secret).toMatch(/^sk_live_/);
});

test('ten minutes after the password was given, a rotation asks for it again', async () => {
  const merchant = await signUpMerchant(api);
  clock.set(new Date(clock.now().getTime() + 10 * MINUTE + 1));
  const asked = await rotate(merchant, { kind: 'secret' });
  expect([asked.status, asked.error.code]).toEqual([403, 'reauthentication_required']);
  const wrong = await rotate(merchant, { kind: 'secret', current_password: 'not the password at all' });
  expect([wrong.status, wrong.error.code]).toEqual([403, 'reauthentication_required']);
  expect((await call('getApiKeys', { as: merchant.session })).data).toEqual([]);
  expect((await rotate(merchant, { kind: 'secret', current_password: PASSWORD })).status).toBe(201);
  expect((await rotate(merchant, { kind: 'secret' })).status).toBe(201);
});

test('the list tells when a key was last used', async () => {
  const merchant = await signUpMerchant(api);
  const { data } = await rotate(merchant, { kind: 'secret' });
  expect(data.api_key.last_used_at).toBeNull();
  const usedAt = clock.now().toISOString();
  await statusOf(data.secret);
  const listed = await call('getApiKeys', { as: merchant.session });
  expect(listed.data).toMatchObject([{ last_used_at: usedAt }]);
});

test.each(['Finance', 'Operations', 'Support', 'Viewer'])(
  '%s may neither see nor rotate keys, and is told which permission is missing',
  async (role) => {
    const merchant = await signUpMerchant(api);
    const member = await addMember(api, merchant, role);
    const seen = await call('getApiKeys', { as: member.session });
    expect([seen.status, seen.error.missing_permission]).toEqual([403, 'api_keys.list']);
    const rotated = await call('rotateApiKey', { as: member.session, body: { kind: 'secret' } });
    expect([rotated.status, rotated.error.missing_permission]).toEqual([403, 'api_keys.update']);
  },
);

test.each(['Admin', 'Developer'])('%s may rotate keys', async (role) => {
  const merchant = await signUpMerchant(api);
  const member = await addMember(api, merchant, role);
  const answer = await call('rotateApiKey', { as: member.session, body: { kind: 'secret' } });
  expect(answer.status).toBe(201);
});

test('another business neither sees a key nor ends it by rotating its own', async () => {
  const [ours, theirs] = [await signUpMerchant(api), await signUpMerchant(api)];
  const key = await rotate(ours, { kind: 'secret' });
  expect((await call('getApiKeys', { as: theirs.session })).data).toEqual([]);
  const other = await rotate(theirs, { kind: 'secret' });
  expect(other.data.previous).toBeNull();
  expect(await statusOf(key.data.secret)).toBe(200);
});

test('a secret key cannot look at keys or make new ones', async () => {
  const merchant = await signUpMerchant(api);
  const { data } = await rotate(merchant, { kind: 'secret' });
  const as = { bearer: data.secret };
  expect((await call('getApiKeys', { as })).status).toBe(401);
  expect((await call('rotateApiKey', { as, body: { kind: 'secret' } })).status).toBe(401);
});
