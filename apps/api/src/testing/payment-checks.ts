import { canMove, isPaid } from '@harbour/domain/payment-status';
import type { PaymentStatus } from '@harbour/contract/enums';
import { expect } from 'vitest';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { OPEN_ATTEMPTS } from '../payments/attempt-status.ts';
import type { ModelAcquirer } from './model-acquirer.ts';
import type { Seen } from './payment-look.ts';
import { look } from './payment-look.ts';
import type { PaymentLife } from './payment-model.ts';
import type { PaymentWorld } from './payment-world.ts';

/** What must hold at any moment, whatever is still under way. */
export async function expectSound(world: PaymentWorld, lives: readonly PaymentLife[]): Promise<void> {
  await world.untilQuiet();
  const found = await look(
    world,
    lives.map(({ id }) => id),
  );
  const byId = new Map(found.map((seen) => [seen.payment.id, seen]));
  expect(world.sweep.traffic.faults, 'no job fails').toEqual([]);
  for (const life of lives) {
    expect(life.its.traffic.faults, 'nothing fails but what is refused').toEqual([]);
    const seen = byId.get(life.id);
    if (seen === undefined) throw new Error(`The payment ${life.id} is gone.`);
    life.seen = seen;
    expectLegalTimeline(seen);
    expectOneCapture(world, seen);
    expectRefundsWithin(world, seen);
    expectOutbox(seen);
    expectKept(life, seen);
  }
}

/** Every entry that moves the payment is a move that the table allows, from where it was. */
function expectLegalTimeline({ payment, timeline }: Seen): void {
  let status: PaymentStatus | null = null;
  for (const { type, from_status: from, to_status: to } of timeline) {
    if (type === 'transition_refused') {
      if ((from ?? status) !== status) throw new Error(`A refusal in ${status} says ${from}.`);
      continue;
    }
    if (to === null) continue;
    if (from !== status) throw new Error(`${type} goes on from ${from}, and the payment is ${status}.`);
    if (!(status === null ? to === 'pending' : canMove(status, to)))
      throw new Error(`${status} to ${to} is no move.`);
    status = to;
  }
  expect(payment.status, 'the payment is where its timeline ends').toBe(status);
}

function expectOneCapture({ acquirer }: PaymentWorld, { payment, attempts }: Seen): void {
  const ids = new Set(attempts.map(({ id }) => id));
  expect(
    acquirer.sentTwice.filter((key) => ids.has(key)),
    'an attempt goes out once',
  ).toEqual([]);
  const captures = attempts.flatMap(({ id }) => acquirer.authorised.get(id) ?? []).filter(isCaptured);
  expect(captures.filter(({ late }) => !late).length, 'captures in time').toBeLessThanOrEqual(1);
  for (const { id, acquirer_id: kept } of attempts) {
    const known = acquirer.authorised.get(id);
    if (known?.waited === true && known.outcome.result === 'captured')
      expect(kept, 'an id that was handed out is kept before the money').toBe(known.outcome.acquirerId);
  }
  const succeeded = attempts.filter(({ status }) => status === 'succeeded');
  expect(succeeded.length, 'attempts that paid').toBe(isPaid(payment.status) ? 1 : 0);
  expect(payment.captured_amount).toBe(isPaid(payment.status) ? payment.amount : 0);
  for (const { id, amount } of succeeded) {
    expect(acquirer.authorised.get(id), 'what paid was captured').toMatchObject({
      amount,
      currency: payment.currency,
      outcome: { result: 'captured' },
    });
  }
  const atAcquirer = attempts.filter(({ status }) => status === 'authorising');
  expect(atAcquirer.length, 'attempts at the acquirer').toBe(payment.status === 'processing' ? 1 : 0);
}

const isCaptured = ({ outcome }: { outcome: { result: string } }) => outcome.result === 'captured';

function expectRefundsWithin({ acquirer }: PaymentWorld, { payment, attempts, refunds }: Seen): void {
  const paidBy = attempts.find(({ status }) => status === 'succeeded');
  let given = 0;
  for (const { id, amount, status } of refunds) {
    const known = acquirer.refunds.get(id);
    if (status !== 'pending')
      expect(known?.outcome.result, id).toBe(status === 'failed' ? 'refused' : 'succeeded');
    if (known === undefined) continue;
    expect(known.request).toMatchObject({
      amount,
      currency: payment.currency,
      acquirerId: paidBy?.acquirer_id,
    });
    if (known.outcome.result === 'succeeded') given += amount;
  }
  expect(given, 'given back').toBeLessThanOrEqual(payment.captured_amount);
  expect(payment.refunded_amount).toBeLessThanOrEqual(given);
  for (const { id, status } of attempts) {
    if (returnsOf(acquirer, id).length > 0)
      expect(status, 'only what did not pay is returned').not.toBe('succeeded');
  }
}

/** What a timeline says of disputes, and what the outbox calls it. */
const DISPUTE_EVENTS = {
  dispute_opened: 'dispute.created',
  dispute_answered: 'dispute.updated',
  dispute_won: 'dispute.won',
  dispute_lost: 'dispute.lost',
} as const;

/** One event for every move, and no other. */
function expectOutbox({ timeline, refunds, disputes, payment, outbox }: Seen): void {
  const moves = (to: PaymentStatus) =>
    timeline.filter((entry) => entry.type !== 'transition_refused' && entry.to_status === to);
  const expected = [
    `payment.created ${payment.id}`,
    // A payment is succeeded again when a dispute is won; it was paid once.
    ...timeline
      .filter(({ type }) => type === 'payment_succeeded')
      .map(() => `payment.succeeded ${payment.id}`),
    ...moves('failed').map(() => `payment.failed ${payment.id}`),
    ...moves('expired').map(() => `payment.expired ${payment.id}`),
    ...refunds.filter(({ status }) => status !== 'pending').map(({ id, status }) => `refund.${status} ${id}`),
  ];
  const ofDisputes = outbox.filter(({ type }) => type.startsWith('dispute.'));
  const inWords = (events: typeof outbox) => events.map(({ type, subject_id: id }) => `${type} ${id}`);
  const others = outbox.filter((event) => !ofDisputes.includes(event));
  expect(inWords(others).toSorted(), 'events').toEqual(expected.toSorted());

  for (const [inTimeline, told] of Object.entries(DISPUTE_EVENTS)) {
    const count = timeline.filter(({ type }) => type === inTimeline).length;
    expect(ofDisputes.filter(({ type }) => type === told).length, told).toBe(count);
  }
  expect(new Set(inWords(ofDisputes)).size, 'nothing happens to a dispute twice').toBe(ofDisputes.length);
  const last = disputes.filter(({ status }) => status === 'won' || status === 'lost');
  expect(inWords(ofDisputes)).toEqual(
    expect.arrayContaining(last.map(({ id, status }) => `dispute.${status} ${id}`)),
  );
}

/** What callers were told is in the database. */
function expectKept({ told }: PaymentLife, { payment, refunds, disputes }: Seen): void {
  if (told.paid) expect(isPaid(payment.status), 'what was said to be paid is').toBe(true);
  for (const [id, status] of told.refunds) {
    const refund = refunds.find((one) => one.id === id);
    expect(refund, 'a refund that was told of').toBeDefined();
    if (status !== 'pending') expect(refund?.status).toBe(status);
  }
  for (const id of told.answered) expect(disputes.find((one) => one.id === id)?.answer).not.toBeNull();
}

/** What must hold in the end: nothing is left undone, and the acquirer and the ledger have what the books say. */
export async function expectSettled(world: PaymentWorld, lives: readonly PaymentLife[]): Promise<void> {
  await expectSound(world, lives);
  for (const { seen } of lives) if (seen !== undefined) expectOver(world, seen);
  await expectNothingElse(world);
  const { api, merchant } = world;
  const books = {
    ...api.database,
    acrossBusinesses: ((work) =>
      api.database.forBusiness(merchant.businessId, work)) as typeof api.database.acrossBusinesses,
  };
  expect((await verifyLedger(books)).findings).toEqual([]);
}

/** The acquirer took and gave back nothing that the books do not know. */
async function expectNothingElse({ api, acquirer, merchant }: PaymentWorld): Promise<void> {
  const known = await api.database.forBusiness(merchant.businessId, async (trx) => [
    ...(await trx.selectFrom('attempts').select('id').execute()),
    ...(await trx.selectFrom('refunds').select('id').execute()),
  ]);
  const ids = new Set(known.map(({ id }) => id));
  const ofNothing = [
    ...[...acquirer.authorised.keys()].filter((key) => !ids.has(key)),
    ...[...acquirer.refunds.keys()].filter((key) => !ids.has(key.replace(/_return(_\d)?$/, ''))),
  ];
  expect(ofNothing, 'every call to the acquirer is in the books').toEqual([]);
}

function expectOver({ acquirer }: PaymentWorld, { payment, attempts, refunds, disputes }: Seen): void {
  expect(['pending', 'requires_action', 'processing'], 'the payment is decided').not.toContain(
    payment.status,
  );
  expect(attempts.filter(({ status }) => [...OPEN_ATTEMPTS, 'authorising'].includes(status))).toEqual([]);
  const unasked = attempts.filter((one) => one.return_due_at !== null && one.return_refusals === 0);
  expect(unasked, 'what is owed back was asked for').toEqual([]);
  expect(refunds.filter(({ status }) => status === 'pending')).toEqual([]);
  expect(
    disputes.filter(({ status, next_try_at }) => status === 'needs_response' || next_try_at !== null),
  ).toEqual([]);

  const taken = attempts.flatMap(({ id }) => acquirer.authorised.get(id) ?? []).filter(isCaptured);
  const returns = attempts.flatMap(({ id }) => returnsOf(acquirer, id));
  const backs = [...returns, ...refunds.flatMap(({ id }) => acquirer.refunds.get(id) ?? [])];
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const given = backs.filter(({ outcome }) => outcome.result === 'succeeded');
  // The acquirer would not take these back, so far or for good: the ledger shows them as the payer's.
  const held = attempts.filter(({ return_state: state }) => state === 'owed' || state === 'refused');
  expect(
    sum(taken.map(({ amount }) => amount)) - sum(given.map(({ request }) => request.amount)),
    'what the acquirer has is what the books say',
  ).toBe(payment.captured_amount - payment.refunded_amount + sum(held.map(({ amount }) => amount)));
}

/** What the acquirer was asked to give back of an attempt that was captured late; at most one of it went back. */
function returnsOf(acquirer: ModelAcquirer, attemptId: string) {
  const keys = ['', '_2', '_3', '_4', '_5'].map((nth) => `${attemptId}_return${nth}`);
  const outcomes = keys.flatMap((key) => acquirer.refunds.get(key) ?? []);
  expect(outcomes.filter(({ outcome }) => outcome.result === 'succeeded').length).toBeLessThanOrEqual(1);
  return outcomes;
}
