import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DomainError } from '../http/errors.ts';
import { MINUTE } from '../platform/clock.ts';
import { CARDS } from '../testing/checkout-world.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { recordingRefusedMove } from './record-refused-move.ts';

const world = await disputeWorld();
const { api, opened, enterCard } = world;

const refusals = (payment_id: string) =>
  api.database.acrossBusinesses((trx) =>
    trx
      .selectFrom('payment_events')
      .select(['from_status', 'to_status', 'message'])
      .where('payment_id', '=', payment_id)
      .where('type', '=', 'transition_refused')
      .orderBy('occurred_at')
      .execute(),
  );

test('paying what is paid is refused and recorded, once, however often it is asked for', async () => {
  const payment = await opened();
  await world.pay(payment, CARDS.approved);
  const answers = await Promise.all(Array.from({ length: 8 }, () => enterCard(payment, CARDS.approved)));
  expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set(['payment_already_paid']));
  expect(await refusals(payment.id)).toEqual([
    {
      from_status: 'succeeded',
      to_status: 'processing',
      message: expect.stringMatching(/^Refused to go from “Succeeded” to “Processing”: ./u),
    },
  ]);
});

test('two that are refused the same at the same moment are recorded once', async () => {
  const payment = await opened();
  await world.pay(payment, CARDS.approved);
  const { business_id: businessId } = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('payments').select('business_id').where('id', '=', payment.id).executeTakeFirstOrThrow(),
  );
  const move = { businessId, paymentId: payment.id, to: 'processing', log: api.app.log } as const;
  const refuse = () =>
    recordingRefusedMove(api.deps, move, () => Promise.reject(new DomainError('payment_already_paid')));
  await api.testDatabase.asAdmin(async (admin) => {
    await admin.query('begin');
    await admin.query('select from payments where id = $1 for update', [payment.id]);
    const both = Promise.allSettled([refuse(), refuse()]);
    // Neither has seen that the other is about to write it down.
    await untilWaiting(api.database, 2);
    await admin.query('commit');
    const refused = { reason: { code: 'payment_already_paid' } };
    expect(await both).toMatchObject([refused, refused]);
  });
  expect(await refusals(payment.id)).toHaveLength(1);
});

test('the charge of a payment that is over is refused and recorded', async () => {
  const payment = await opened();
  const { token } = await world.authenticate(payment, CARDS.approved);
  await api.database.acrossBusinesses((trx) =>
    trx.updateTable('payments').set({ status: 'expired' }).where('id', '=', payment.id).execute(),
  );
  expect((await world.charge(payment, token)).error.code).toBe('payment_expired');
  expect(await refusals(payment.id)).toMatchObject([{ from_status: 'expired', to_status: 'processing' }]);
});

test('paying after the time is over is recorded', async () => {
  const payment = await opened();
  api.clock.advance(31 * MINUTE);
  expect((await enterCard(payment, CARDS.approved)).error.code).toBe('payment_expired');
  expect(await refusals(payment.id)).toMatchObject([{ from_status: 'expired', to_status: 'processing' }]);
});

test('a refund of what was never paid, of what all went back, and of what is disputed is recorded', async () => {
  const unpaid = await opened();
  expect((await world.tryRefund(unpaid.id)).error.code).toBe('payment_not_refundable');
  expect(await refusals(unpaid.id)).toMatchObject([{ from_status: 'pending', to_status: 'refunded' }]);

  const back = await world.paid(500_000);
  await world.refund(back, 500_000);
  await world.tryRefund(back);
  expect((await world.tryRefund(back)).error.code).toBe('payment_not_refundable');
  expect(await refusals(back)).toMatchObject([{ from_status: 'refunded', to_status: 'refunded' }]);

  const disputed = await world.paid(500_000);
  await world.dispute(disputed);
  expect((await world.tryRefund(disputed)).error.code).toBe('payment_disputed');
  expect(await refusals(disputed)).toMatchObject([{ from_status: 'disputed', to_status: 'refunded' }]);
});

test('a refund of too much is a wrong sum and no move', async () => {
  const payment = await world.paid(500_000);
  const answer = await world.tryRefund(payment, { amount: 500_001, currency: 'NGN' });
  expect(answer.error.code).toBe('refund_exceeds_refundable');
  expect(await refusals(payment)).toEqual([]);
});

test('a second answer to a dispute is recorded on its payment, once', async () => {
  const payment = await world.paid(500_000);
  const { id } = await world.dispute(payment);
  expect((await world.accept(id)).status).toBe(200);
  for (let again = 0; again < 2; again += 1)
    expect((await world.accept(id, randomUUID())).error.code).toBe('dispute_already_answered');
  expect((await world.submit(id)).error.code).toBe('dispute_already_answered');
  const messages = (await refusals(payment)).map(({ message }) => message).toSorted();
  expect(messages).toHaveLength(2);
  expect(messages[0]).toMatch(/^Refused to accept the dispute: ./u);
  expect(messages[1]).toMatch(/^Refused to send the evidence: ./u);
});

test('who is refused is told so, also where it cannot be written down', async () => {
  const payment = await opened();
  await world.pay(payment, CARDS.approved);
  const refuse = (statement: string) => api.testDatabase.asAdmin((admin) => admin.query(statement));
  await refuse(
    `alter table payment_events add constraint refused check (type <> 'transition_refused') not valid`,
  );
  try {
    expect((await enterCard(payment, CARDS.approved)).error.code).toBe('payment_already_paid');
  } finally {
    await refuse('alter table payment_events drop constraint refused');
  }
  expect(api.log.some((line) => line.includes('could not be recorded'))).toBe(true);
  expect(await refusals(payment.id)).toEqual([]);
});
