import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import type { Bank } from '../banks/bank.ts';
import { readBalances } from '../ledger/read-balances.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { DAY } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { bread } from './bread.ts';
import type { Opened } from './checkout-world.ts';
import { CARDS, checkoutWorld } from './checkout-world.ts';
import { PASSWORD } from './people.ts';
import { sessionOf } from './test-app.ts';

/** A merchant that sells, refunds and is paid out, for one test file. */
export async function settlementWorld() {
  const world = await checkoutWorld();
  const { api, merchant } = world;
  const businessId = merchant.business.id;

  /** Sessions end after half a day, and these tests go on for weeks. */
  async function owner() {
    return sessionOf(await api.call('loginUser', { body: { email: merchant.email, password: PASSWORD } }));
  }

  async function settlements(currency = 'NGN') {
    const { data } = await api.call('listSettlements', {
      as: await owner(),
      query: { currency, limit: 100 },
    });
    return data;
  }

  /** A payment of so many minor units that a payer has opened, with its id. */
  async function opened(amount?: number, currency?: string): Promise<Opened & { id: string }> {
    const as = await owner();
    const { data: link } = await api.call('createPaymentLink', { as, body: bread(amount, currency) });
    const payment = await world.start(link);
    const { data: rows } = await api.call('listTransactions', { as, query: { search: payment.reference } });
    return { ...payment, id: rows[0]?.id ?? '' };
  }

  /** A payment of so many minor units, taken now. */
  async function paid(amount: number, currency?: string) {
    const payment = await opened(amount, currency);
    await world.pay(payment, CARDS.approved);
    return payment.id;
  }

  async function refund(transaction_id: string, amount: number, currency = 'NGN') {
    const answer = await api.call('refundTransaction', {
      as: await owner(),
      headers: { 'idempotency-key': randomUUID() },
      body: { transaction_id, reason: 'requested_by_customer', amount: { amount, currency } },
    });
    expect(answer.data.status, answer.error.message).toBe('succeeded');
  }

  async function payment(transaction_id: string) {
    return (await api.call('getTransaction', { as: await owner(), params: { transaction_id } })).data;
  }

  async function feeOf(transaction_id: string): Promise<number> {
    return (await payment(transaction_id)).fee?.amount ?? 0;
  }

  const balancesOf = (currency: string) =>
    api.database
      .forBusiness(businessId, (trx) => readBalances(trx, businessId, 'test'))
      .then((all) => all.get(currency));

  async function giveBankDetails(last4: string | null, currency = 'NGN') {
    await api.database.forBusiness(businessId, (trx) =>
      trx
        .insertInto('business_accounts')
        .values({
          id: newId('business_account'),
          business_id: businessId,
          currency,
          bank_name: 'Access Bank',
          account_name: 'Obi Bakery',
          last4,
          is_default: false,
          created_at: api.clock.now(),
        })
        .onConflict((conflict) =>
          conflict.columns(['business_id', 'currency']).doUpdateSet({
            bank_name: 'Access Bank',
            account_name: 'Obi Bakery',
            last4,
          }),
        )
        .execute(),
    );
  }

  /** Lets the bank answer otherwise for as long as the work takes. */
  async function withBank(other: Partial<Bank>, work: () => Promise<void>): Promise<void> {
    const { bank } = api.deps;
    Object.assign(api.deps, { bank: { ...bank, ...other } satisfies Bank });
    try {
      await work();
    } finally {
      Object.assign(api.deps, { bank });
    }
  }

  const expectCleanBooks = async () => expect((await verifyLedger(api.database)).findings).toEqual([]);

  /** Each test has a week of its own; Lagos is an hour ahead of UTC all year. */
  let week = new Date('2026-03-02T09:00:00Z');
  beforeEach(() => {
    week = new Date(week.getTime() + 7 * DAY);
    api.clock.set(week);
  });
  const nextMorning = () => api.clock.advance(DAY);

  return {
    ...world,
    owner,
    /** The Monday, 09:00 UTC, that the test began on. */
    week: () => week,
    settlements,
    opened,
    paid,
    refund,
    payment,
    feeOf,
    balancesOf,
    giveBankDetails,
    withBank,
    expectCleanBooks,
    nextMorning,
  };
}
