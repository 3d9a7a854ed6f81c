import { expect, test } from 'vitest';
import { bread } from '../testing/bread.ts';
import { modelAcquirer } from '../testing/model-acquirer.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp({ deps: { acquirer: modelAcquirer() } });
const merchant = await signUpMerchant(api);
const as = merchant.session;

async function refused(change: object) {
  const answer = await api.call('createPaymentLink', { as, payload: { ...bread(), ...change } });
  expect([answer.status, answer.error.code]).toEqual([422, 'validation_failed']);
  return answer.error.errors;
}

test('a whole number that counts something is asked for as that, and one of money in its smallest unit', async () => {
  expect(await refused({ max_uses: 1.5 })).toEqual([
    { field: 'max_uses', code: 'invalid_type', message: 'This must be a whole number.' },
  ]);
  expect(await refused({ amount: { amount: 1.5, currency: 'NGN' } })).toMatchObject([
    { field: 'amount.amount', code: 'not_a_whole_minor_unit' },
  ]);
  expect(await refused({ max_uses: '3' })).toMatchObject([{ field: 'max_uses', code: 'invalid_type' }]);
});

test.each([
  'https://',
  'https://?a=1',
  'http://:80',
  'https://a:b:c',
  'https://exa mple.com',
  'https://[::1',
])('a web address that leads nowhere is refused: %s', async (redirect_url) => {
  expect(await refused({ redirect_url })).toEqual([
    {
      field: 'redirect_url',
      code: 'invalid_format',
      message: 'Enter a full web address that starts with https://.',
    },
  ]);
});

test.each(['https://example.com', 'https://example.com/thanks?order=7#top', 'http://[::1]:3000/'])(
  'one that leads somewhere is taken: %s',
  async (redirect_url) => {
    const answer = await api.call('createPaymentLink', { as, body: { ...bread(), redirect_url } });
    expect([answer.status, answer.data.redirect_url]).toEqual([201, redirect_url]);
  },
);

test('a change of nothing is told in words, and no field is named that there is not', async () => {
  const { data } = await api.call('createPaymentLink', { as, body: bread() });
  const answer = await api.call('updatePaymentLink', { as, params: { id: data.id }, payload: {} });
  expect(answer.error).toMatchObject({
    code: 'validation_failed',
    message: 'Give one field or more.',
  });
  expect(answer.error.errors).toBeUndefined();
});

test('what is wrong with the body as a whole hides no field beside it', async () => {
  const params = { id: 'plk_1' };
  const { status, error } = await api.call('updatePaymentLink', { as, params, payload: {} });
  expect([status, error.message]).toEqual([422, 'Give one field or more.']);
  expect(error.errors).toContainEqual(expect.objectContaining({ field: 'id' }));
});
