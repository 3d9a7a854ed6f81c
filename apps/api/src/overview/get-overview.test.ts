import { expect, test } from 'vitest';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();

const ask = async (query: { from?: string; to?: string }) => {
  const { session } = await signUpMerchant(api);
  const answer = await api.call('getBusinessOverview', { as: session, query: { mode: 'test', ...query } });
  return { status: answer.status, from: answer.data?.from, to: answer.data?.to, code: answer.error.code };
};

test.each([
  [{ from: '9999-12-31', to: '9999-12-31' }, '9998-12-31', '9998-12-31'],
  [{ from: '9999-12-31' }, '9998-12-31', '9998-12-31'],
  [{ from: '9998-12-30', to: '9999-12-31' }, '9998-12-30', '9998-12-31'],
  [{ from: '0000-01-01', to: '0001-01-03' }, '1970-01-01', '1970-01-01'],
  [{ to: '0001-01-01' }, '1969-12-26', '1970-01-01'],
  [{ from: '1969-12-31', to: '1970-01-02' }, '1970-01-01', '1970-01-02'],
])(
  'days of which there are no payments stand for the nearest that may have some: %j',
  async (query, from, to) => {
    expect(await ask(query)).toMatchObject({ status: 200, from, to });
  },
);

test.each([
  { from: '0001-01-01' },
  { from: '0001-01-01', to: '9999-12-31' },
  { from: '2026-03-02', to: '2026-03-01' },
  { from: '9999-12-31', to: '9999-12-30' },
])('a range that is too long or backwards is refused: %j', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 422, code: 'validation_failed' });
});
