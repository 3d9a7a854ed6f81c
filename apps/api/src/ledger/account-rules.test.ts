import { expect, test } from 'vitest';
import { runSettlements } from '../settlements/run-settlements.ts';
import { sendPayouts } from '../settlements/send-payouts.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import type { AccountKind } from './posting.ts';
import { verifyLedger } from './verify-ledger.ts';

const world = await disputeWorld();
const { api } = world;

await world.giveBankDetails('4321');
await world.paid(100_000);
world.nextMorning();
await runSettlements(api.deps);
await sendPayouts(api.deps);
const payment = await world.paid(500_000);
await world.refund(payment, 40_000);
await world.dispute(payment, { amount: 60_000 });

const RULE =
  'every account holds what payments, refunds, disputes, settlements and late captures leave on it';

/** What the verification says of 2,000.00 that were moved once more by the booking of the payment; then it is undone. */
async function findingsAfter(debit: AccountKind, credit: AccountKind) {
  let findings: unknown;
  const undone = new Error('undone');
  const moved = api.database.acrossBusinesses(async (trx) => {
    const booked = await trx
      .selectFrom('ledger_transactions')
      .select(['id', 'business_id'])
      .where('source_id', '=', payment)
      .executeTakeFirstOrThrow();
    const accounts = await trx
      .selectFrom('ledger_accounts')
      .select(['id', 'kind'])
      .where('business_id', '=', booked.business_id)
      .where('currency', '=', 'NGN')
      .execute();
    const entry = (direction: 'debit' | 'credit', kind: AccountKind) => ({
      transaction_id: booked.id,
      business_id: booked.business_id,
      account_id: accounts.find((account) => account.kind === kind)?.id ?? '',
      direction,
      amount: 200_000,
      currency: 'NGN',
    });
    await trx
      .insertInto('ledger_entries')
      .values([entry('debit', debit), entry('credit', credit)])
      .execute();
    ({ findings } = await verifyLedger({ ...api.database, acrossBusinesses: (work) => work(trx) }));
    throw undone;
  });
  await expect(moved).rejects.toBe(undone);
  return findings;
}

test.each<[debit: AccountKind, credit: AccountKind]>([
  ['merchant_pending', 'merchant_available'],
  ['merchant_available', 'merchant_pending'],
  ['merchant_pending', 'merchant_reserved'],
  ['merchant_available', 'payouts_in_transit'],
  ['payouts_in_transit', 'bank'],
])('money that is moved from %s to %s is noticed on both', async (debit, credit) => {
  expect(await world.findings()).toEqual([]);
  const found = await findingsAfter(debit, credit);
  expect(found).toHaveLength(2);
  for (const kind of [debit, credit])
    expect(found).toContainEqual({
      rule: RULE,
      detail: expect.stringContaining(`test NGN ${kind} holds `),
    });
});

test('what a settlement took once can not be pending still', async () => {
  expect(await world.findings()).toEqual([]);
  world.nextMorning();
  await runSettlements(api.deps);
  expect(await world.findings()).toEqual([]);
  const found = await findingsAfter('merchant_available', 'merchant_pending');
  expect(found).toContainEqual({
    rule: RULE,
    detail: expect.stringMatching(/merchant_pending holds 200000 instead of 0$/u),
  });
});
