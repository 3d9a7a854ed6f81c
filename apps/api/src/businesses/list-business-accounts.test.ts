import type { Schemas } from '@harbour/contract/schema';
import { expect, test } from 'vitest';
import type { Posting } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { newId } from '../platform/ids.ts';
import type { Merchant } from '../testing/people.ts';
import { signUpMerchant } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';

const api = await testApp();

const book = (merchant: Merchant, currency: string, amount: number, more: Partial<Posting> = {}) =>
  api.database.forBusiness(merchant.business.id, (trx) =>
    postTransaction(trx, {
      businessId: merchant.business.id,
      mode: 'test',
      kind: 'capture',
      sourceId: newId('transaction'),
      currency,
      postings: [{ debit: 'acquirer_clearing', credit: 'merchant_pending', amount, ...more }],
      occurredAt: api.clock.now(),
    }),
  );

async function accounts(merchant: Merchant, mode: Schemas['Mode'] = 'test') {
  const answer = await api.call('listBusinessAccounts', { as: merchant.session, query: { mode } });
  expect(answer.status).toBe(200);
  return answer.data.map(({ currency, last4, is_default, balances }) => [
    currency,
    last4,
    is_default,
    balances.pending.amount,
  ]);
}

test('money in a currency that has no bank details is seen', async () => {
  const merchant = await signUpMerchant(api);
  await book(merchant, 'KWD', 12_036);
  await book(merchant, 'KWD', 4);
  expect(await accounts(merchant)).toEqual([
    ['NGN', null, true, 0],
    ['KWD', null, false, 12_040],
  ]);
});

test('the account keeps its id once the bank details come', async () => {
  const merchant = await signUpMerchant(api);
  await book(merchant, 'EUR', 700);
  const before = await api.call('listBusinessAccounts', { as: merchant.session });
  const set = await api.call('setSettlementAccount', {
    as: merchant.session,
    body: { currency: 'EUR', bank_name: 'Bank', account_name: 'Obi', account_number: '0123456789' },
  });
  expect(set.data).toMatchObject({ last4: '6789', balances: { pending: { amount: 700 } } });
  expect(before.data.map(({ id }) => id)).toContain(set.data.id);
  expect(await accounts(merchant)).toHaveLength(2);
});

test('first bookings at once give a currency one account', async () => {
  const merchant = await signUpMerchant(api);
  await Promise.all([book(merchant, 'GHS', 100), book(merchant, 'GHS', 200), book(merchant, 'NGN', 300)]);
  expect(await accounts(merchant)).toEqual([
    ['NGN', null, true, 300],
    ['GHS', null, false, 300],
  ]);
});

test('a currency of test payments alone is not among the accounts of live mode', async () => {
  const merchant = await signUpMerchant(api);
  await book(merchant, 'KWD', 12_036);
  expect(await accounts(merchant, 'live')).toEqual([['NGN', null, true, 0]]);
});

test('what is a payer’s and never was the merchant’s opens nothing', async () => {
  const merchant = await signUpMerchant(api);
  await book(merchant, 'USD', 500, { credit: 'payer_returns' });
  expect(await accounts(merchant)).toEqual([['NGN', null, true, 0]]);
});
