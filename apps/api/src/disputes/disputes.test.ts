import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY, MINUTE, after } from '../platform/clock.ts';
import { AWKWARD_WORDS } from '../testing/awkward-words.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import { addMember, signUpMerchant } from '../testing/people.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, tell, get, write, submit, accept, tryRefund, list } = world;

const naira = (amount: number) => ({ amount, currency: 'NGN' });

test('a dispute holds the money and the payment, and is told in the same commit', async () => {
  const payment = await paid(500_000);
  const fee = await world.feeOf(payment);
  const before = await world.balancesOf('NGN');
  const { id, found } = await dispute(payment);

  expect(await get(id)).toMatchObject({
    transaction_id: payment,
    status: 'needs_response',
    reason: 'fraudulent',
    amount: naira(500_000),
    due_by: found.dueBy.toISOString(),
    evidence: {},
    answered_at: null,
    closed_at: null,
    loss: null,
    settlement_id: null,
  });
  const held = await world.balancesOf('NGN');
  expect(held).toEqual({
    available: before?.available,
    pending: (before?.pending ?? 0) - 500_000,
    reserved: (before?.reserved ?? 0) + 500_000,
  });
  const shown = await world.payment(payment);
  expect(shown).toMatchObject({
    status: 'disputed',
    refundable_amount: naira(0),
    fee: naira(fee),
  });
  expect(shown.events.at(-1)).toMatchObject({ type: 'dispute_opened', amount: naira(500_000) });
  expect(await world.eventsOf(id)).toEqual(['dispute.created']);
  expect(await world.findings()).toEqual([]);
});

test('a won dispute gives the money back and the payment is what it was', async () => {
  const payment = await paid(500_000, 'USD');
  await world.refund(payment, 100_000, 'USD');
  const before = await world.balancesOf('USD');
  const { id, found } = await dispute(payment, { amount: 400_000 });
  await write(id, { product_description: 'Bread', shipping_tracking: 'signed for' });
  expect((await submit(id)).data).toMatchObject({ status: 'under_review' });
  expect(script.responses.at(-1)).toEqual({
    caseId: found.caseId,
    answer: 'evidence',
    evidence: { product_description: 'Bread', shipping_tracking: 'signed for' },
    files: [],
  });
  await tell({ ...found, version: 2, status: 'under_review' }, { ...found, version: 3, status: 'won' });

  expect(await get(id)).toMatchObject({ status: 'won', loss: null, closed_at: expect.any(String) });
  expect(await world.balancesOf('USD')).toEqual(before);
  const shown = await world.payment(payment);
  expect(shown).toMatchObject({
    status: 'partially_refunded',
    refundable_amount: { amount: 400_000, currency: 'USD' },
  });
  expect(shown.events.slice(-3).map(({ type }) => type)).toEqual([
    'dispute_opened',
    'dispute_answered',
    'dispute_won',
  ]);
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.updated', 'dispute.won']);
  expect((await tryRefund(payment)).data).toMatchObject({
    status: 'succeeded',
    amount: { amount: 400_000, currency: 'USD' },
  });
  expect(await world.findings()).toEqual([]);
});

test('a lost dispute keeps the payment disputed, and nothing can be refunded', async () => {
  const payment = await paid(500_000);
  const { id, found } = await dispute(payment);
  await write(id, { uncategorized_text: 'It was them.' });
  await submit(id);
  await tell({ ...found, version: 3, status: 'lost' });
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'decided' });
  expect(await world.payment(payment)).toMatchObject({ status: 'disputed', refundable_amount: naira(0) });
  expect(await tryRefund(payment, naira(1))).toMatchObject({
    status: 409,
    error: { code: 'payment_disputed' },
  });
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.updated', 'dispute.lost']);
  expect(await world.findings()).toEqual([]);
});

test('an open dispute refuses refunds by a code of its own', async () => {
  const payment = await paid(500_000);
  await dispute(payment);
  expect(await tryRefund(payment)).toMatchObject({ status: 409, error: { code: 'payment_disputed' } });
});

test.each([
  ['more than was captured', 900_000],
  ['all, of which a part was refunded', 500_000],
])('a dispute of %s is about what was not refunded', async (_what, amount) => {
  const payment = await paid(500_000);
  await world.refund(payment, 150_000);
  const { id } = await dispute(payment, { amount });
  expect((await get(id)).amount).toEqual(naira(350_000));
  expect(await world.findings()).toEqual([]);
});

test('nothing is left to dispute of a payment that was refunded in full', async () => {
  const payment = await paid(500_000);
  await world.refund(payment, 500_000);
  const found = await world.caseOf(payment);
  await tell(found, found);
  expect(await list({ transaction_id: payment })).toEqual([]);
  const shown = await world.payment(payment);
  expect(shown.status).toBe('refunded');
  expect(shown.events.filter(({ type }) => type === 'transition_refused')).toHaveLength(1);
});

test('a dispute that is conceded is lost at once, once', async () => {
  const payment = await paid(500_000);
  const { id, found } = await dispute(payment);
  const answers = await Promise.all([accept(id), accept(id), accept(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'conceded' });
  expect(script.responses.filter(({ caseId }) => caseId === found.caseId)).toEqual([
    { caseId: found.caseId, answer: 'accept' },
  ]);
  await tell({ ...found, version: 2, status: 'lost' });
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.lost']);
  expect(await world.findings()).toEqual([]);
});

test('of two submissions at once one is sent, and the same key gives its answer again', async () => {
  const { id, found } = await dispute(await paid(500_000));
  await write(id, { refund_policy: 'None.' });
  const keys = [randomUUID(), randomUUID()];
  const answers = await Promise.all(keys.map((key) => submit(id, key)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('dispute_already_answered');
  expect(script.responses.filter(({ caseId }) => caseId === found.caseId)).toHaveLength(1);
  const first = keys[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect(await submit(id, first)).toMatchObject({ status: 200, data: { status: 'under_review' } });
  expect((await write(id, { refund_policy: 'Another.' })).error.code).toBe('dispute_already_answered');
  expect((await accept(id)).error.code).toBe('dispute_already_answered');
  expect((await get(id)).evidence).toEqual({ refund_policy: 'None.' });
});

test('an empty draft is not sent; a draft takes the place of the one before', async () => {
  const { id } = await dispute(await paid(500_000));
  expect(await submit(id)).toMatchObject({
    status: 422,
    error: { code: 'validation_failed', errors: [{ field: 'evidence' }] },
  });
  await write(id, { refund_policy: 'None.' });
  await write(id, { product_description: 'Bread' });
  expect((await get(id)).evidence).toEqual({ product_description: 'Bread' });
  await write(id, {});
  expect((await submit(id)).status).toBe(422);
});

test.each([
  ['an unknown field', { secret: 'x' }],
  ['a blank text', { refund_policy: '   ' }],
  ['a text that is too long', { refund_policy: 'x'.repeat(5_001) }],
])('%s is refused as evidence', async (_what, evidence) => {
  const { id } = await dispute(await paid(500_000));
  const answer = await api.call('updateDisputeEvidence', {
    as: await world.owner(),
    params: { id },
    payload: { evidence },
  });
  expect([answer.status, answer.error.code]).toEqual([422, 'validation_failed']);
});

test('from the deadline on nothing is taken, in words, and the dispute is lost', async () => {
  const { id, found } = await dispute(await paid(500_000));
  await write(id, { refund_policy: 'None.' });
  api.clock.set(after(found.dueBy, -1));
  await world.sweep();
  expect((await get(id)).status).toBe('needs_response');
  api.clock.set(found.dueBy);
  for (const answer of [await submit(id), await accept(id), await write(id, {})]) {
    expect([answer.status, answer.error.code]).toEqual([409, 'dispute_overdue']);
    expect(answer.error.message).toContain(String(found.dueBy.getUTCFullYear()));
  }
  await world.sweep();
  await world.sweep();
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'unanswered', answered_at: null });
  expect((await submit(id)).error.code).toBe('dispute_overdue');
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.lost']);
  expect(await world.findings()).toEqual([]);
});

test('conceded at the deadline, it is lost once', async () => {
  const { id, found } = await dispute(await paid(500_000));
  api.clock.set(after(found.dueBy, -1));
  const conceding = accept(id);
  api.clock.set(found.dueBy);
  await Promise.all([conceding, world.sweep(), world.sweep()]);
  expect((await get(id)).status).toBe('lost');
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.lost']);
  expect(await world.findings()).toEqual([]);
});

test('one that was answered in time is not lost by the deadline', async () => {
  const { id, found } = await dispute(await paid(500_000));
  await write(id, { refund_policy: 'None.' });
  await submit(id);
  api.clock.set(after(found.dueBy, DAY));
  await world.sweep();
  expect((await get(id)).status).toBe('under_review');
});

test('an answer that the acquirer did not hear is told again, the same', async () => {
  const { id, found } = await dispute(await paid(500_000));
  await write(id, { refund_policy: 'None.' });
  script.outcome = { result: 'unknown' };
  expect((await submit(id)).data.status).toBe('under_review');
  script.outcome = { result: 'taken' };
  api.clock.advance(MINUTE);
  await world.sweep();
  api.clock.advance(DAY);
  await world.sweep();
  const sent = script.responses.filter(({ caseId }) => caseId === found.caseId);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('an answer that the acquirer refuses is noted, and its news decide', async () => {
  const payment = await paid(500_000);
  const { id, found } = await dispute(payment);
  await write(id, { refund_policy: 'None.' });
  script.outcome = { result: 'refused', code: 'dispute_closed', message: 'Too late.' };
  await submit(id);
  script.outcome = { result: 'taken' };
  expect((await world.payment(payment)).events.at(-1)?.message).toContain('Too late.');
  await tell({ ...found, version: 2, status: 'lost' });
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'decided' });
  expect(await world.findings()).toEqual([]);
});

test.each(AWKWARD_WORDS)(
  'an answer refused in awkward words is noted, and not told again (%#)',
  async (message) => {
    const payment = await paid(500_000);
    const { id, found } = await dispute(payment);
    await write(id, { refund_policy: 'None.' });
    script.outcome = { result: 'refused', code: 'dispute_closed', message };
    const { status } = await submit(id);
    api.clock.advance(MINUTE);
    await world.sweep().finally(() => Object.assign(script, { outcome: { result: 'taken' } }));
    expect(status).toBe(200);
    expect(script.responses.filter(({ caseId }) => caseId === found.caseId)).toHaveLength(1);
    expect((await world.payment(payment)).events.at(-1)?.message.isWellFormed()).toBe(true);
  },
);

test('each business sees its own disputes only, in its key’s mode, by its permissions', async () => {
  const { id } = await dispute(await paid(500_000));
  const stranger = await signUpMerchant(api);
  const calls = [
    api.call('getDispute', { as: stranger.session, params: { id } }),
    api.call('updateDisputeEvidence', { as: stranger.session, params: { id }, body: { evidence: {} } }),
    api.call('submitDispute', { as: stranger.session, params: { id } }),
    api.call('acceptDispute', { as: stranger.session, params: { id } }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
  expect((await api.call('listDisputes', { as: stranger.session })).data).toEqual([]);
  expect((await api.call('listDisputes', { as: await world.owner(), query: { mode: 'live' } })).data).toEqual(
    [],
  );

  const viewer = await addMember(api, { ...world.merchant, session: await world.owner() }, 'Viewer');
  expect((await api.call('getDispute', { as: viewer.session, params: { id } })).status).toBe(200);
  expect(await api.call('acceptDispute', { as: viewer.session, params: { id } })).toMatchObject({
    status: 403,
    error: { missing_permission: 'payments.update' },
  });
});

test('the list narrows by status and payment, newest first, page by page', async () => {
  const one = await dispute(await paid(500_000));
  api.clock.advance(MINUTE);
  const other = await dispute(await paid(500_000));
  await accept(one.id);
  expect((await list({ status: 'needs_response' })).map(({ id }) => id)).not.toContain(one.id);
  expect((await list({ status: 'lost' })).map(({ id }) => id)).toContain(one.id);
  const as = await world.owner();
  const first = await api.call('listDisputes', { as, query: { limit: 1 } });
  expect(first.data.map(({ id }) => id)).toEqual([other.id]);
  const cursor = String(first.meta['next_cursor']);
  const second = await api.call('listDisputes', { as, query: { limit: 1, cursor } });
  expect(second.data.map(({ id }) => id)).toEqual([one.id]);
});
