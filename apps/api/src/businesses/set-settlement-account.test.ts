import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
import { PASSWORD, addMember, mailsTo, signUpMerchant } from '../testing/people.ts';
import type { Merchant } from '../testing/people.ts';
import type { Body } from '../http/handler.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();

const details: Body<'setSettlementAccount'> = {
  currency: 'NGN',
  bank_name: 'Access Bank',
  account_name: 'Obi & Sons',
  account_number: '0123 4567-89',
};

const set = ({ session }: Pick<Merchant, 'session'>, more: Partial<Body<'setSettlementAccount'>> = {}) =>
  api.call('setSettlementAccount', { as: session, body: { ...details, ...more } });

const accounts = async ({ session }: Merchant) =>
  (await api.call('listBusinessAccounts', { as: session })).data;

test('the account of the default currency gets its bank details; of the number the last four are kept', async () => {
  const merchant = await signUpMerchant(api);
  const answer = await set(merchant);
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({ bank_name: 'Access Bank', account_name: 'Obi & Sons', last4: '6789' });
  expect(await accounts(merchant)).toEqual([answer.data]);
  const { rows } = await api.testDatabase.asAdmin((client) =>
    client.query(`select count(*)::int as found from outbox_events where payload::text like '%0123456789%'`),
  );
  expect(rows).toEqual([{ found: 0 }]);
});

test('another currency gets an account of its own, and a second time changes that one', async () => {
  const merchant = await signUpMerchant(api);
  await set(merchant, { currency: 'EUR', account_number: 'DE89 3704 0044 0532 0130 00' });
  await set(merchant, { currency: 'EUR', account_number: 'GB29NWBK60161331926819' });
  expect(
    (await accounts(merchant)).map(({ currency, last4, is_default }) => [currency, last4, is_default]),
  ).toEqual([
    ['NGN', null, true],
    ['EUR', '6819', false],
  ]);
});

test('those who may change bank details are told by mail who changed them; of the number, the last four', async () => {
  const merchant = await signUpMerchant(api);
  const admin = await addMember(api, merchant, 'Admin');
  const viewer = await addMember(api, merchant, 'Viewer');
  await set(admin);
  for (const { email } of [merchant, admin]) {
    const notices = (await mailsTo(api, email)).filter(({ subject }) => subject.includes('bank details'));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text_body).toContain(`${admin.email} has changed`);
    expect(notices[0]?.text_body).toContain('ends in 6789');
    expect(notices[0]?.text_body).not.toMatch(/12345|4567/);
  }
  expect((await mailsTo(api, viewer.email)).filter(({ subject }) => subject.includes('bank'))).toEqual([]);
});

test.each([
  ['account_number', { account_number: 'DE89 3704 0044 0532 0130 01' }, 'mistake'],
  ['account_number', { account_number: '1234' }, '6 to 20'],
  ['bank_name', { bank_name: '   ' }, 'needed'],
  ['account_name', { account_name: 'Obi\nSons' }, 'cannot be shown'],
  ['currency', { currency: 'QQQ' }, 'QQQ'],
])('a wrong %s is refused by name, and nothing changes', async (field, change, words) => {
  const merchant = await signUpMerchant(api);
  const answer = await set(merchant, change);
  expect(answer.status).toBe(422);
  expect(answer.error.errors?.[0]).toMatchObject({ field, message: expect.stringContaining(words) });
  expect((await accounts(merchant))[0]).toMatchObject({ last4: null });
});

test('long after the sign-in the password is asked for', async () => {
  const merchant = await signUpMerchant(api);
  api.clock.advance(11 * MINUTE);
  expect(await set(merchant)).toMatchObject({ status: 403, error: { code: 'reauthentication_required' } });
  expect((await set(merchant, { current_password: PASSWORD })).status).toBe(200);
});

test('a viewer may not, and changes nothing of another business either', async () => {
  const merchant = await signUpMerchant(api);
  const other = await signUpMerchant(api);
  const viewer = await addMember(api, merchant, 'Viewer');
  expect(await set(viewer)).toMatchObject({ status: 403, error: { code: 'permission_denied' } });
  await set(merchant);
  expect((await accounts(other))[0]).toMatchObject({ last4: null });
});
