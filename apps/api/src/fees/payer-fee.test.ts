import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { runSettlements } from '../settlements/run-settlements.ts';
import { CARDS } from '../testing/checkout-world.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import { mailsTo } from '../testing/people.ts';

const world = await disputeWorld();
const { api } = world;

/** Each test is a week after the one before, and sessions end long before that. */
const signIn = async () => Object.assign(world.merchant, { session: await world.owner() });
beforeEach(signIn);

let versions = 0;

/** A new version of the business's prices: 1.5 % and 100.00, at most 2,000.00, the 100.00 waived below 2,500.00. */
async function price(currency: string, terms: { bearer: 'merchant' | 'payer'; basis_points?: number }) {
  versions += 1;
  const id = `fee_${currency}_${versions}`.toLowerCase();
  await api.database.acrossBusinesses((trx) =>
    trx
      .insertInto('fee_schedules')
      .values({
        id,
        business_id: world.merchant.business.id,
        currency,
        card_origin: 'local',
        version: versions,
        basis_points: 150,
        fixed: 10_000,
        cap: 200_000,
        waiver_threshold: 250_000,
        effective_from: api.clock.now(),
        ...terms,
      })
      .execute(),
  );
  return id;
}

const money = (amount: number, currency: string) => ({ amount, currency });

async function started(amount: number, currency: string) {
  const link = await world.makeLink({ currency, amount: money(amount, currency) });
  const payment = await world.start(link);
  const opened = await api.call('openPayment', { params: { reference: payment.reference } });
  return { payment, price: opened.data.payment };
}

test('the payer is shown, asked and charged amount and fee; the merchant gets what was asked for', async () => {
  const scheduleId = await price('GHS', { bearer: 'payer' });
  const { payment, price: shown } = await started(1_000_000, 'GHS');
  expect(shown).toMatchObject({
    amount: money(1_000_000, 'GHS'),
    fee: money(25_381, 'GHS'),
    total: money(1_025_381, 'GHS'),
  });
  await world.pay(payment, CARDS.frictionless);

  const paid = await world.look(payment);
  expect(paid).toMatchObject({
    amount: money(1_025_381, 'GHS'),
    fee: money(25_381, 'GHS'),
    net: money(1_000_000, 'GHS'),
    fee_bearer: 'payer',
    refundable_amount: money(1_025_381, 'GHS'),
  });
  const attempt = await api.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('attempts')
      .innerJoin('payments', 'payments.id', 'attempts.payment_id')
      .select(['attempts.amount', 'fee_schedule_id'])
      .where('payment_id', '=', paid.id)
      .executeTakeFirstOrThrow(),
  );
  expect(attempt).toEqual({ amount: 1_025_381, fee_schedule_id: scheduleId });
  const { data: receipt } = await api.call('getCheckoutTransaction', { as: payment.as });
  expect(receipt).toMatchObject({
    amount: money(1_000_000, 'GHS'),
    fee: money(25_381, 'GHS'),
    total: money(1_025_381, 'GHS'),
  });
  const [mail] = await mailsTo(api, receipt.customer_email);
  expect(mail?.text_body).toContain('10,253.81');
  expect(mail?.text_body).toContain('253.81 is the fee');
  expect(await world.balancesOf('GHS')).toMatchObject({ pending: 1_000_000 });

  world.nextMorning();
  await runSettlements(api.deps);
  const [settlement] = await world.settlements('GHS');
  expect(settlement).toMatchObject({
    gross: money(1_025_381, 'GHS'),
    fees: money(25_381, 'GHS'),
    net: money(1_000_000, 'GHS'),
  });
  await world.expectCleanBooks();
});

test('refunds give the fee back in proportion, and all of it in the end; the merchant is out of pocket by nothing', async () => {
  await price('KES', { bearer: 'payer' });
  const { payment } = await started(1_000_000, 'KES');
  await world.pay(payment, CARDS.approved);
  const { id } = await world.look(payment);

  const half = await world.tryRefund(id, money(512_690, 'KES'));
  expect(half.data).toMatchObject({ amount: money(512_690, 'KES'), fee_refunded: money(12_690, 'KES') });
  expect(await world.balancesOf('KES')).toMatchObject({ pending: 500_000 });
  const rest = await world.tryRefund(id);
  expect(rest.data).toMatchObject({ amount: money(512_691, 'KES'), fee_refunded: money(12_691, 'KES') });
  expect(await world.balancesOf('KES')).toMatchObject({ pending: 0 });
  expect((await world.look(payment)).status).toBe('refunded');

  world.nextMorning();
  await runSettlements(api.deps);
  const [settlement] = await world.settlements('KES');
  expect(settlement).toMatchObject({
    gross: money(1_025_381, 'KES'),
    fees: money(0, 'KES'),
    refunds: money(1_025_381, 'KES'),
    net: money(0, 'KES'),
  });
  await world.expectCleanBooks();
});

test('a refund after the settlement brings fees back in the next one', async () => {
  await price('ZAR', { bearer: 'payer' });
  const { payment } = await started(1_000_000, 'ZAR');
  await world.pay(payment, CARDS.approved);
  world.nextMorning();
  await runSettlements(api.deps);
  await signIn();
  const { id } = await world.look(payment);
  await world.tryRefund(id);
  world.nextMorning();
  await runSettlements(api.deps);
  const [settlement] = await world.settlements('ZAR');
  expect(settlement).toMatchObject({
    fees: money(-25_381, 'ZAR'),
    refunds: money(1_025_381, 'ZAR'),
    adjustments: money(1_000_000, 'ZAR'),
    net: money(0, 'ZAR'),
  });
  await world.expectCleanBooks();
});

test('parallel refunds, some of which fail, never give back more than the fee', async () => {
  await price('USD', { bearer: 'payer' });
  const { payment } = await started(99_999, 'USD');
  await world.pay(payment, CARDS.approved);
  const { id, amount } = await world.look(payment);
  const { acquirer } = api.deps;
  let asked = 0;
  Object.assign(api.deps, {
    acquirer: {
      ...acquirer,
      refund: async (request) => {
        asked += 1;
        return asked % 2 === 0 ? { result: 'refused', code: 'no', message: 'No.' } : acquirer.refund(request);
      },
    } satisfies typeof acquirer,
  });
  await Promise.all(Array.from({ length: 8 }, () => world.tryRefund(id, money(11_111, 'USD'))));
  Object.assign(api.deps, { acquirer });
  await world.tryRefund(id);
  const shown = await world.look(payment);
  const given = shown.refunds.filter(({ status }) => status === 'succeeded');
  const sum = (of: (refund: (typeof given)[number]) => number) =>
    given.reduce((total, refund) => total + of(refund), 0);
  expect(sum((refund) => refund.amount.amount)).toBe(amount.amount);
  expect(sum((refund) => refund.fee_refunded.amount)).toBe(shown.fee?.amount);
  await world.expectCleanBooks();
});

test('a dispute is about all that the payer paid and was not given back', async () => {
  await price('EUR', { bearer: 'payer' });
  const { payment } = await started(1_000_000, 'EUR');
  await world.pay(payment, CARDS.approved);
  const { id } = await world.look(payment);
  await world.tryRefund(id, money(512_690, 'EUR'));
  const { id: disputeId } = await world.dispute(id);
  expect((await world.get(disputeId)).amount).toEqual(money(512_691, 'EUR'));
  await world.expectCleanBooks();
});

test('a payment keeps the price that it started with, whatever comes meanwhile', async () => {
  const first = await price('GBP', { bearer: 'payer' });
  const { payment, price: shown } = await started(1_000_000, 'GBP');
  api.clock.advance(1_000);
  await price('GBP', { bearer: 'payer', basis_points: 900 });
  const later = await started(1_000_000, 'GBP');
  expect(later.price.total.amount).toBeGreaterThan(shown.total.amount);
  api.clock.advance(1_000);
  await price('GBP', { bearer: 'merchant' });
  await world.pay(payment, CARDS.approved);
  const paid = await world.look(payment);
  expect(paid).toMatchObject({ amount: shown.total, fee: shown.fee, fee_bearer: 'payer' });
  const row = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('payments').select('fee_schedule_id').where('id', '=', paid.id).executeTakeFirstOrThrow(),
  );
  expect(row.fee_schedule_id).toBe(first);
  await world.expectCleanBooks();
});

test('where the merchant bears it, the payer pays what was asked for', async () => {
  const { payment, price: shown } = await started(1_000_000, 'NGN');
  expect(shown).toMatchObject({
    amount: money(1_000_000, 'NGN'),
    fee: money(0, 'NGN'),
    total: money(1_000_000, 'NGN'),
  });
  await world.pay(payment, CARDS.approved);
  const paid = await world.look(payment);
  expect(paid).toMatchObject({ fee_bearer: 'merchant', amount: money(1_000_000, 'NGN') });
  const { data } = await world.tryRefund(paid.id, money(500_000, 'NGN'));
  expect(data.fee_refunded).toEqual(money(0, 'NGN'));
  await world.expectCleanBooks();
});

test('a price that with its fee is more than a payment may be is refused', async () => {
  await price('INR', { bearer: 'payer', basis_points: 9_000 });
  const link = await world.makeLink({ currency: 'INR', amount: money(999_999_999_999, 'INR') });
  const opened = await api.call('openPaymentLink', { params: { reference: link.reference } });
  // The cap keeps the fee small, and the sum is still too large.
  const answer = await api.call('initiatePaymentLink', {
    as: { bearer: opened.data.token ?? '' },
    headers: { 'idempotency-key': randomUUID() },
    body: { customer: { email: 'ada@example.com' } },
  });
  expect([answer.status, answer.error.code]).toEqual([422, 'amount_out_of_range']);
});

test.each([['a payer’s schedule that takes everything', { bearer: 'payer' as const, basis_points: 10_000 }]])(
  'the database refuses %s',
  async (_what, terms) => {
    await expect(price('XOF', terms)).rejects.toThrow(/check constraint/);
  },
);

test('the ids of the schedules are nobody’s business of another', async () => {
  await price('JPY', { bearer: 'payer' });
  const stranger = newId('business');
  const seen = await api.database.forBusiness(stranger, (trx) =>
    trx.selectFrom('fee_schedules').select('id').where('business_id', 'is not', null).execute(),
  );
  expect(seen).toEqual([]);
});
