import { beforeEach, expect, test } from 'vitest';
import type { RefundOutcome } from '../acquirers/acquirer.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { HOUR, MINUTE } from '../platform/clock.ts';
import { jsonb } from '../platform/database.ts';
import { sweepOnce } from '../sweep.ts';
import type { Opened } from '../testing/checkout-world.ts';
import { AWKWARD_WORDS } from '../testing/awkward-words.ts';
import { CARDS, checkoutWorld } from '../testing/checkout-world.ts';
import { mailsTo, PASSWORD } from '../testing/people.ts';
import { sessionOf } from '../testing/test-app.ts';
import { declineOf } from './attempt.ts';
import { settleAttempt } from './settle-attempt.ts';
import { HeldCaptureRefused, settleHeldCapture } from './settle-held-capture.ts';

const world = await checkoutWorld();
const { api, merchant } = world;
const link = await world.makeLink();
const { acquirer } = api.deps;

/** Sessions end long before weeks of refusals do. */
async function signIn(): Promise<void> {
  const answer = await api.call('loginUser', { body: { email: merchant.email, password: PASSWORD } });
  Object.assign(merchant, { session: sessionOf(answer) });
}
beforeEach(signIn);

/** A payment whose attempt was given up as never sent, and is captured after all once the work is done. */
async function captureLate(payment: Opened, meanwhile: () => Promise<unknown>): Promise<string> {
  await world.authenticate(payment, CARDS.approved);
  const { id: paymentId, attempts } = await world.look(payment);
  const attemptId = attempts[0]?.id ?? '';
  const inBusiness: typeof api.database.forBusiness = (_id, work) =>
    api.database.forBusiness(merchant.business.id, work);
  await inBusiness('', async (trx) => {
    const decline = jsonb(declineOf('processing_error'));
    const finished_at = api.clock.now();
    await trx
      .updateTable('attempts')
      .set({ status: 'declined', decline, finished_at })
      .where('id', '=', attemptId)
      .execute();
    await trx
      .updateTable('payments')
      .set({ status: 'failed', decline })
      .where('id', '=', paymentId)
      .execute();
  });
  await meanwhile();
  const where = { businessId: merchant.business.id, paymentId, attemptId };
  const card = { country: 'NG', funding: 'debit' as const };
  const captured = {
    result: 'captured' as const,
    acquirerId: `late_${attemptId}`,
    approvalCode: '1',
    taken: { amount: 500_000, currency: 'NGN' },
    card,
  };
  await inBusiness('', (trx) => settleAttempt(trx, where, captured, api.clock.now()));
  return attemptId;
}

/** One that another card has paid for meanwhile. */
async function paidTwice() {
  const payment = await world.start(link);
  const attemptId = await captureLate(payment, () => world.pay(payment, CARDS.approved));
  return { payment, attemptId };
}

/** Sweeps while the acquirer answers so whatever it is asked to give back; the keys that it was asked under. */
async function sweepAs(outcome: RefundOutcome): Promise<string[]> {
  const keys: string[] = [];
  const refund: typeof acquirer.refund = async ({ key }) => {
    keys.push(key);
    return outcome;
  };
  Object.assign(api.deps, { acquirer: { ...acquirer, refund } });
  await sweepOnce(api.deps);
  return keys;
}

const REFUSED: RefundOutcome = {
  result: 'refused',
  code: 'no_balance',
  message: 'There is too little money.',
};
const GIVEN: RefundOutcome = { result: 'succeeded' };

/** What the books say is owed to payers. */
async function owedToPayers(): Promise<number> {
  const { rows } = await api.testDatabase.asAdmin((client) =>
    client.query<{ sum: string }>(
      `select coalesce(sum(case direction when 'credit' then amount else -amount end), 0) as sum
      from ledger_entries join ledger_accounts a on a.id = account_id where a.kind = 'payer_returns'`,
    ),
  );
  return Number(rows[0]?.sum);
}

/** Sweeps until the acquirer has refused so often that it is not asked any more; the keys that it was asked under. */
async function refuseForGood(): Promise<string[]> {
  const keys: string[] = [];
  for (let day = 0; day < 8; day += 1) {
    keys.push(...(await sweepAs(REFUSED)));
    api.clock.advance(25 * HOUR);
  }
  return keys;
}

const findings = async () => (await verifyLedger(api.database)).findings;

test('what came late is in the books as the payer’s, and leaves them when it is given back', async () => {
  const { payment, attemptId } = await paidTwice();
  expect(await owedToPayers()).toBe(500_000);
  expect(await findings()).toEqual([]);
  expect(await sweepAs(GIVEN)).toEqual([`${attemptId}_return`]);
  expect(await owedToPayers()).toBe(0);
  expect(await findings()).toEqual([]);
  expect((await world.look(payment)).refundable_amount).toMatchObject({ amount: 500_000 });
});

test('a give-back that is refused is asked for again later, under a key of its own, and then goes through', async () => {
  const { attemptId } = await paidTwice();
  expect(await sweepAs(REFUSED)).toHaveLength(1);
  expect(await sweepAs(REFUSED), 'not before its time').toEqual([]);
  expect(await findings()).toEqual([]);
  api.clock.advance(HOUR);
  expect(await sweepAs(GIVEN)).toEqual([`${attemptId}_return_2`]);
  expect(await owedToPayers()).toBe(0);
  expect(await findings()).toEqual([]);
});

test.each(AWKWARD_WORDS)(
  'a refusal in awkward words is noted, and asked about only later (%#)',
  async (message) => {
    const { payment } = await paidTwice();
    expect(await sweepAs({ ...REFUSED, message })).toHaveLength(1);
    api.clock.advance(MINUTE);
    expect(await sweepAs(REFUSED), 'not before its time').toEqual([]);
    const last = (await world.look(payment)).events.at(-1);
    expect(last?.type).toBe('refund_failed');
    expect(last?.message.isWellFormed()).toBe(true);
    api.clock.advance(HOUR);
    await sweepAs(GIVEN);
  },
);

test('a late capture for a link that others have used up meanwhile is given back', async () => {
  const single = await world.makeLink({ max_uses: 1 });
  const [first, second] = [await world.start(single), await world.start(single)];
  const attemptId = await captureLate(first, () => world.pay(second, CARDS.approved));
  expect((await world.look(first)).status).toBe('failed');
  expect(await sweepAs(GIVEN)).toEqual([`${attemptId}_return`]);
  const { data } = await api.call('getPaymentLink', { as: merchant.session, params: { id: single.id } });
  expect(data).toMatchObject({ status: 'used_up', use_count: 1 });
});

test('one that is always refused is held for the payer in the books, and those who may refund are told, once', async () => {
  const { payment, attemptId } = await paidTwice();
  const { id } = await world.look(payment);
  const keys = await refuseForGood();
  expect(keys).toEqual(['', '_2', '_3', '_4', '_5'].map((nth) => `${attemptId}_return${nth}`));
  expect(await owedToPayers()).toBe(500_000);
  expect(await findings()).toEqual([]);
  const last = await api.database.forBusiness(merchant.business.id, (trx) =>
    trx
      .selectFrom('payment_events')
      .select(['type', 'message'])
      .where('payment_id', '=', id)
      .orderBy('sequence', 'desc')
      .executeTakeFirst(),
  );
  expect(last).toMatchObject({
    type: 'refund_failed',
    message: expect.stringContaining('held for the customer'),
  });
  const notices = (await mailsTo(api, merchant.email)).filter(({ subject }) => subject.includes('is held'));
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text_body).toContain(attemptId);
});

test.each(['acquirer', 'bank'] as const)(
  'held money that went back after all, by the %s, leaves the books as the payer’s, once',
  async (by) => {
    const before = await owedToPayers();
    const { payment, attemptId } = await paidTwice();
    const settle = () =>
      settleHeldCapture(api.deps, { attemptId, by, who: 'Ada Obi', note: 'Transfer 4711' });
    await expect(settle(), 'while the acquirer is still asked').rejects.toThrow(HeldCaptureRefused);
    await refuseForGood();
    expect(await owedToPayers()).toBe(before + 500_000);
    expect(await settle()).toContain('went back');
    expect(await owedToPayers()).toBe(before);
    expect(await findings()).toEqual([]);
    await signIn();
    expect((await world.look(payment)).events.at(-1)).toMatchObject({
      type: 'refund_succeeded',
      message: expect.stringContaining('(Ada Obi): Transfer 4711'),
    });
    await expect(settle(), 'a second time').rejects.toThrow(HeldCaptureRefused);
  },
);

test('what was never late, and an attempt that is nobody’s, are no held money', async () => {
  const settle = (attemptId: string) =>
    settleHeldCapture(api.deps, { attemptId, by: 'bank', who: 'Ada Obi', note: 'x' });
  const payment = await world.start(link);
  await world.pay(payment, CARDS.approved);
  const { attempts } = await world.look(payment);
  await expect(settle(attempts[0]?.id ?? '')).rejects.toThrow(HeldCaptureRefused);
  await expect(settle('att_of_nobody')).rejects.toThrow(HeldCaptureRefused);
});

/** Takes a late capture out of the books, as if it had come before such money was booked. */
async function unbook(attemptId: string): Promise<void> {
  await api.testDatabase.asAdmin(async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `delete from ledger_entries where transaction_id in (select id from ledger_transactions where source_id = $1)`,
      [attemptId],
    );
    await client.query('delete from ledger_transactions where source_id = $1', [attemptId]);
    await client.query('update attempts set return_state = null where id = $1', [attemptId]);
  });
}

test.each([
  ['before its last refusal: it is in the books once it is held, and can be settled', 'before'],
  ['and held before it could be booked: settling it books both', 'after'],
] as const)('one that was owed %s', async (_what, when) => {
  const before = await owedToPayers();
  const { attemptId } = await paidTwice();
  if (when === 'before') await unbook(attemptId);
  await refuseForGood();
  if (when === 'after') await unbook(attemptId);
  expect(await owedToPayers()).toBe(before + (when === 'before' ? 500_000 : 0));
  expect(await findings()).toEqual([]);
  const settle = () =>
    settleHeldCapture(api.deps, { attemptId, by: 'bank', who: 'Ada Obi', note: 'Transfer 4711' });
  await settle();
  expect(await owedToPayers()).toBe(before);
  expect(await findings()).toEqual([]);
  await expect(settle(), 'a second time').rejects.toThrow(HeldCaptureRefused);
});

test.each([
  ['no name', ' ', 'Transfer 4711', /--who/],
  ['no note', 'Ada Obi', ' ', /--note/],
  ['a note that would be cut', 'Ada Obi', 'x'.repeat(151), /150 characters/],
  ['a name that would be cut', 'x'.repeat(61), 'Transfer 4711', /60 characters/],
  ['a note of two lines', 'Ada Obi', 'Transfer\n4711', /one line/],
  ['a name that turns the reading direction', 'Ada \u{202E}ibO', 'Transfer 4711', /one line/],
  ['a card number', 'Ada Obi', 'card 4242 4242 4242 4242', /card number/],
  ['a card number in dots', 'Ada Obi', 'card 4242.4242.4242.4242', /card number/],
  ['a card number after a date', 'Ada Obi', '1 12 2026 / 4242-4242-4242-4242', /card number/],
  ['a card number in other digits', 'Ada Obi', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', /card number/],
  ['no attempt, with a bank’s reference,', 'Ada Obi', 'NIP 000013261201101455000123456789', /no attempt/],
])('%s is refused before anything is looked at', async (_what, who, note, words) => {
  const settle = settleHeldCapture(api.deps, { attemptId: 'att_of_nobody', by: 'bank', who, note });
  await expect(settle).rejects.toThrow(words);
});
