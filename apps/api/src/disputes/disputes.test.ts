import { expect, test } from 'vitest';
import { MINUTE } from '../platform/clock.ts';
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
