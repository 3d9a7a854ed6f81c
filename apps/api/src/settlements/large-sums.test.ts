import { expect, test } from 'vitest';
import { postTransaction } from '../ledger/post-transaction.ts';
import { newId } from '../platform/ids.ts';
import { sweepOnce } from '../sweep.ts';
import { signUpMerchant } from '../testing/people.ts';
import { settlementWorld } from '../testing/settlement-world.ts';

const { api, settlements, paid, giveBankDetails, nextMorning } = await settlementWorld();

/** A business with more than 2^53 minor units, and a settlement that is due. */
async function tooLarge() {
  const other = await signUpMerchant(api);
  const business_id = other.business.id;
  const now = api.clock.now();
  await api.database.forBusiness(business_id, async (trx) => {
    for (const sourceId of [newId('transaction'), newId('transaction')]) {
      await postTransaction(trx, {
        businessId: business_id,
        mode: 'test',
        kind: 'capture',
        sourceId,
        currency: 'NGN',
        postings: [{ debit: 'acquirer_clearing', credit: 'merchant_available', amount: 2 ** 52 }],
        occurredAt: now,
      });
    }
    await trx
      .updateTable('business_accounts')
      .set({ bank_name: 'Bank', account_name: 'Obi', last4: '7654' })
      .where('business_id', '=', business_id)
      .execute();
    await trx
      .insertInto('settlements')
      .values({
        id: newId('settlement'),
        business_id,
        mode: 'test',
        currency: 'NGN',
        account_id: null,
        status: 'pending',
        gross_amount: 1_000,
        fee_amount: 0,
        refund_amount: 0,
        dispute_amount: 0,
        adjustment_amount: 0,
        net_amount: 1_000,
        payment_count: 1,
        refund_count: 0,
        period_start: new Date(now.getTime() - 1),
        period_end: now,
        bank_reference: null,
        failure_reason: null,
        expected_at: '2026-03-10',
        paid_at: null,
        next_try_at: now,
        created_at: now,
      })
      .execute();
  });
  return other;
}

test('a sum that is too large to be exact is told of as such, and holds up the payouts of nobody', async () => {
  const other = await tooLarge();
  const accounts = await api.call('listBusinessAccounts', { as: other.session });
  expect(accounts).toMatchObject({ status: 500, error: { message: expect.stringContaining('too large') } });

  await giveBankDetails('4321');
  await paid(500_000);
  nextMorning();
  await sweepOnce(api.deps);
  expect((await settlements())[0]).toMatchObject({ status: 'paid' });
});
