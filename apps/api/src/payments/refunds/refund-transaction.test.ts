import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Acquirer, RefundOutcome } from '../../acquirers/acquirer.ts';
import { verifyLedger } from '../../ledger/verify-ledger.ts';
import { sweepOnce } from '../../sweep.ts';
import { MINUTE } from '../../platform/clock.ts';
import { addMember, mailsTo, signUpMerchant } from '../../testing/people.ts';
import { AWKWARD_WORDS } from '../../testing/awkward-words.ts';
import { CARDS, checkoutWorld } from '../../testing/checkout-world.ts';

const world = await checkoutWorld();
const { api, merchant } = world;

/** A paid payment of so many minor units. */
async function paid(amount: number, currency = 'NGN') {
  const link = await world.makeLink({ currency, amount: { amount, currency } });
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approved);
  const { id } = await world.look(payment);
  return { id, look: () => world.look(payment) };
}

/** The header of a form that was just opened. */
const newForm = () => ({ 'idempotency-key': randomUUID() });

const refund = (transaction_id: string, amount?: { amount: number; currency: string }, more: object = {}) =>
  api.call('refundTransaction', {
    as: merchant.session,
    headers: newForm(),
    body: {
      transaction_id,
      reason: 'requested_by_customer',
      ...(amount === undefined ? {} : { amount }),
      ...more,
    },
  });

const naira = (amount: number) => ({ amount, currency: 'NGN' });

/** Lets the acquirer answer refunds otherwise for as long as the work takes. */
async function withRefunds(answer: () => Promise<RefundOutcome>, work: () => Promise<void>): Promise<void> {
  const { acquirer } = api.deps;
  const other: Acquirer = { ...acquirer, refund: answer };
  Object.assign(api.deps, { acquirer: other });
  try {
    await work();
  } finally {
    Object.assign(api.deps, { acquirer });
  }
}

test('25.00 of 25.99, then the last 0.99, then nothing more', async () => {
  const payment = await paid(2_599);
  expect((await refund(payment.id, naira(2_500))).data).toMatchObject({
    status: 'succeeded',
    fee_refunded: naira(0),
  });
  expect(await payment.look()).toMatchObject({ status: 'partially_refunded', refundable_amount: naira(99) });

  expect((await refund(payment.id, naira(99))).data.status).toBe('succeeded');
  expect(await payment.look()).toMatchObject({ status: 'refunded', refundable_amount: naira(0) });
  expect(await refund(payment.id, naira(1))).toMatchObject({
    status: 409,
    error: { code: 'payment_not_refundable' },
  });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('without an amount all that is left goes back', async () => {
  const payment = await paid(10_000);
  await refund(payment.id, naira(2_500));
  expect((await refund(payment.id)).data).toMatchObject({ amount: naira(7_500) });
});

test('50 parallel refunds never give back more than was captured', async () => {
  const payment = await paid(10_000);
  const answers = await Promise.all(Array.from({ length: 50 }, () => refund(payment.id, naira(900))));
  const succeeded = answers.filter(({ status }) => status === 200);
  expect(succeeded).toHaveLength(11);
  for (const { status, error } of answers.filter((each) => each.status !== 200)) {
    expect([409, 422]).toContain(status);
    expect(['refund_exceeds_refundable', 'payment_not_refundable']).toContain(error.code);
  }
  expect(await payment.look()).toMatchObject({
    refunded_amount: naira(9_900),
    refundable_amount: naira(100),
  });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('the database itself refuses a sum of refunds above what was captured', async () => {
  const payment = await paid(1_000);
  const overdraw = api.database.forBusiness(merchant.business.id, (trx) =>
    trx.updateTable('payments').set({ refund_claimed_amount: 1_001 }).where('id', '=', payment.id).execute(),
  );
  await expect(overdraw).rejects.toThrow(/check constraint/);
});

test.each([
  ['0', '0', 422],
  ['a negative amount', '-1', 422],
  ['a fraction', '1.5', 422],
  ['a text', '"10"', 422],
  ['more than a number can tell', '9007199254740993', 422],
  ['infinity', '1e400', 422],
  ['more than was paid', '10001', 422],
])('a refund of %s is refused and nothing is kept', async (_, amount) => {
  const payment = await paid(10_000);
  const payload = `{"transaction_id":"${payment.id}","reason":"other","amount":{"amount":${amount},"currency":"NGN"}}`;
  const answer = await api.call('refundTransaction', {
    as: merchant.session,
    payload,
    headers: { 'content-type': 'application/json', ...newForm() },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect((await payment.look()).refunds).toEqual([]);
});

test('another currency and an unpaid payment are refused', async () => {
  const payment = await paid(10_000);
  expect(await refund(payment.id, { amount: 100, currency: 'USD' })).toMatchObject({
    status: 422,
    error: { code: 'currency_mismatch' },
  });
  const unpaid = await world.start(await world.makeLink());
  expect(await refund((await world.look(unpaid)).id)).toMatchObject({
    status: 409,
    error: { code: 'payment_not_refundable' },
  });
});

test('the same Idempotency-Key gives back once', async () => {
  const payment = await paid(10_000);
  const headers = { 'idempotency-key': 'refund-of-the-morning' };
  const body = { transaction_id: payment.id, reason: 'duplicate', amount: naira(1_000) } as const;
  const first = await api.call('refundTransaction', { as: merchant.session, headers, body });
  const second = await api.call('refundTransaction', { as: merchant.session, headers, body });
  expect(second.data).toEqual(first.data);
  expect((await payment.look()).refunds).toHaveLength(1);
});

test('a refund without an Idempotency-Key is refused by the name of the header', async () => {
  const payment = await paid(10_000);
  const body = { transaction_id: payment.id, reason: 'duplicate' } as const;
  expect(await api.call('refundTransaction', { as: merchant.session, body })).toMatchObject({
    status: 422,
    error: { code: 'validation_failed', errors: [{ field: 'idempotency-key', code: 'required' }] },
  });
  expect((await payment.look()).refunds).toEqual([]);
});

test('a refund that the acquirer does not answer stays pending, holds its sum, and is finished by the sweep', async () => {
  const payment = await paid(10_000);
  await withRefunds(
    async () => ({ result: 'unknown' }),
    async () => {
      expect((await refund(payment.id, naira(6_000))).data.status).toBe('pending');
    },
  );
  expect(await refund(payment.id, naira(6_000))).toMatchObject({
    error: { code: 'refund_exceeds_refundable' },
  });
  expect(await payment.look()).toMatchObject({ status: 'succeeded', refunded_amount: naira(6_000) });

  api.clock.advance(MINUTE);
  await Promise.all([sweepOnce(api.deps), sweepOnce(api.deps)]);
  expect(await payment.look()).toMatchObject({
    status: 'partially_refunded',
    refunds: [{ status: 'succeeded', amount: naira(6_000) }],
  });
  expect((await verifyLedger(api.database)).findings).toEqual([]);
});

test('the timeline names the sum of each refund and who asked for it', async () => {
  const payment = await paid(300_050);
  await refund(payment.id, naira(125_050));
  await withRefunds(
    async () => ({ result: 'refused', code: 'account_closed', message: 'The card account is closed.' }),
    async () => {
      await refund(payment.id, naira(100_000));
    },
  );
  const { first_name } = merchant.user;
  const { events } = await payment.look();
  expect(
    events
      .filter(({ type }) => type.startsWith('refund_'))
      .map(({ message, actor }) => [message, actor?.first_name]),
  ).toEqual([
    ['A refund of ₦1,250.50 was asked for.', first_name],
    ['₦1,250.50 is on its way back to the customer.', first_name],
    ['A refund of ₦1,000.00 was asked for.', first_name],
    ['₦1,000.00 did not go back to the customer: The card account is closed.', first_name],
  ]);
});

test('a refund that the acquirer refuses fails and frees its sum', async () => {
  const payment = await paid(10_000);
  await withRefunds(
    async () => ({ result: 'refused', code: 'account_closed', message: 'The card account is closed.' }),
    async () => {
      expect((await refund(payment.id)).data).toMatchObject({
        status: 'failed',
        failure_message: 'The card account is closed.',
      });
    },
  );
  expect(await payment.look()).toMatchObject({ status: 'succeeded', refundable_amount: naira(10_000) });
});

test.each(AWKWARD_WORDS)(
  'a refund that is refused in awkward words fails all the same (%#)',
  async (message) => {
    const payment = await paid(10_000);
    await withRefunds(
      async () => ({ result: 'refused', code: 'refused', message }),
      async () => {
        expect((await refund(payment.id)).data.status).toBe('failed');
      },
    );
    const { refunds, events } = await payment.look();
    expect(refunds[0]?.failure_message?.isWellFormed()).toBe(true);
    const told = events.at(-1)?.message ?? '';
    const [sum = '', reason = ''] = told.split(' did not go back to the customer: ');
    expect(sum).toBe('₦100.00');
    expect(refunds[0]?.failure_message?.startsWith(reason)).toBe(true);
    expect(told.isWellFormed() && [...reason].length > 10).toBe(true);
  },
);

test('every refund is mailed to the payer, also one without a note', async () => {
  const payment = await paid(10_000);
  const { customer, reference } = await payment.look();
  const refundMails = async () =>
    (await mailsTo(api, customer.email)).filter(({ subject }) => subject.includes('gave you back'));

  await withRefunds(
    async () => ({ result: 'refused', code: 'not_refundable', message: 'No.' }),
    async () => {
      expect((await refund(payment.id, naira(4_000))).data.status).toBe('failed');
    },
  );
  expect(await refundMails()).toEqual([]);

  await refund(payment.id, naira(4_000));
  const [mail, ...others] = await refundMails();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('₦40.00');
  expect(mail?.text_body).toContain(reference);
  expect(mail?.text_body).not.toContain('null');
});

test('a note to the payer is mailed, the internal note is not', async () => {
  const payment = await paid(10_000);
  const { customer } = await payment.look();
  await refund(payment.id, undefined, {
    note_to_payer: 'The oven broke. Sorry!',
    internal_note: 'Third time',
  });
  const mail = (await mailsTo(api, customer.email)).find(({ subject }) => subject.includes('gave you back'));
  expect(mail?.text_body).toContain('The oven broke. Sorry!');
  expect(mail?.text_body).not.toContain('Third time');
});

test('a viewer may not refund, and another business does not find the payment', async () => {
  const payment = await paid(10_000);
  const viewer = await addMember(api, merchant, 'Viewer');
  const body = { transaction_id: payment.id, reason: 'other' } as const;
  expect(await api.call('refundTransaction', { as: viewer.session, headers: newForm(), body })).toMatchObject(
    {
      status: 403,
      error: { code: 'permission_denied' },
    },
  );
  const stranger = await signUpMerchant(api);
  expect(
    (await api.call('refundTransaction', { as: stranger.session, headers: newForm(), body })).status,
  ).toBe(404);
  expect((await payment.look()).refunds).toEqual([]);
});

test('an amount that is too little for a charge is given back, where the acquirer does that', async () => {
  const payment = await paid(2_599);
  const { acquirer } = api.deps;
  const accepts: Acquirer['accepts'] = ({ amount }, purpose) =>
    purpose !== 'refund' && amount < 500 ? 'not_this_amount' : 'accepted';
  Object.assign(api.deps, { acquirer: { ...acquirer, accepts } });
  const given = await refund(payment.id, naira(99));
  Object.assign(api.deps, { acquirer });
  expect(given.data).toMatchObject({ status: 'succeeded' });
});
