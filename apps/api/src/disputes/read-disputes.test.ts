import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DisputeCase } from '../acquirers/acquirer.ts';
import { MINUTE } from '../platform/clock.ts';
import { disputeWorld } from '../testing/dispute-world.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, tell, get, tryRefund, list, withAcquirer } = world;

const naira = (amount: number) => ({ amount, currency: 'NGN' });

test('news that come twice, late or out of order change nothing', async () => {
  const payment = await paid(500_000);
  const { id, found } = await dispute(payment);
  const under: DisputeCase = { ...found, version: 2, status: 'under_review' };
  const won: DisputeCase = { ...found, version: 3, status: 'won' };
  await tell(won, under, found, won, found, under);
  expect(await get(id)).toMatchObject({ status: 'won' });
  expect(await list({ transaction_id: payment })).toHaveLength(1);
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.updated', 'dispute.won']);
  const { events } = await world.payment(payment);
  expect(events.filter(({ type }) => type === 'transition_refused')).toEqual([]);
  expect(await world.findings()).toEqual([]);
});

test('a dispute of which only the end is told is opened and closed', async () => {
  const payment = await paid(500_000);
  const { id } = await dispute(payment, { version: 2, status: 'lost' });
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'unanswered' });
  expect(await world.eventsOf(id)).toEqual(['dispute.created', 'dispute.lost']);
  expect(await world.findings()).toEqual([]);
});

test('a move that the table does not allow is refused and recorded, once', async () => {
  const payment = await paid(500_000);
  const { id, found } = await dispute(payment, { version: 2, status: 'under_review' });
  await tell({ ...found, version: 3, status: 'lost' });
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'decided' });
  await tell({ ...found, version: 4, status: 'won' }, { ...found, version: 5, status: 'won' });
  expect((await get(id)).status).toBe('lost');
  const shown = await world.payment(payment);
  expect(shown.status).toBe('disputed');
  expect(shown.events.filter(({ type }) => type === 'transition_refused')).toEqual([
    expect.objectContaining({ message: 'Refused to move the dispute from lost to won.' }),
  ]);
  expect(await world.findings()).toEqual([]);
});

test('what is told as reviewed without an answer of ours is not called answered', async () => {
  const payment = await paid(500_000);
  await dispute(payment, { version: 2, status: 'won' });
  const { events } = await world.payment(payment);
  expect(events.map(({ message }) => message)).toContain(
    'The customer’s bank reviews the dispute, without evidence from here.',
  );
  expect(events.filter(({ message }) => message.startsWith('The evidence'))).toEqual([]);
});

test('a second case of a payment whose first is open is refused and recorded', async () => {
  const payment = await paid(500_000);
  await dispute(payment);
  await tell(await world.caseOf(payment));
  expect(await list({ transaction_id: payment })).toHaveLength(1);
  const { events } = await world.payment(payment);
  expect(events.at(-1)).toMatchObject({ type: 'transition_refused' });
  expect(await world.findings()).toEqual([]);
});

test('a payment may be disputed again once the first was won', async () => {
  const payment = await paid(500_000);
  await dispute(payment, { version: 3, status: 'won' });
  await tell(await world.caseOf(payment));
  expect((await list({ transaction_id: payment })).map(({ status }) => status).toSorted()).toEqual([
    'needs_response',
    'won',
  ]);
  expect(await world.findings()).toEqual([]);
});

test.each([
  ['of a capture that is nobody’s', { acquirerId: 'auth_of_another_server', key: null }, []],
  ['in another currency', { currency: 'USD' }, ['transition_refused']],
] as const)('a case %s is passed over', async (_what, rest, recorded) => {
  const payment = await paid(500_000);
  await tell(await world.caseOf(payment, rest));
  expect(await list({ transaction_id: payment })).toEqual([]);
  const { events, status } = await world.payment(payment);
  expect(status).toBe('succeeded');
  expect(events.map(({ type }) => type).filter((type) => type === 'transition_refused')).toEqual(recorded);
});

test('a dispute waits for a refund whose answer is still to come, and others do not wait for it', async () => {
  const payment = await paid(500_000);
  const other = await paid(200_000);
  await withAcquirer({ refund: async () => ({ result: 'unknown' }) }, async () => {
    expect((await tryRefund(payment, naira(100_000))).data.status).toBe('pending');
    await tell(await world.caseOf(payment), await world.caseOf(other));
    expect(await list({ transaction_id: payment })).toEqual([]);
    expect(await list({ transaction_id: other })).toHaveLength(1);
  });
  api.clock.advance(MINUTE);
  await world.sweep();
  expect(await world.payment(payment)).toMatchObject({ status: 'disputed', refunded_amount: naira(100_000) });
  expect(await list({ transaction_id: payment })).toMatchObject([{ amount: naira(400_000) }]);
  expect(await list({ transaction_id: other })).toHaveLength(1);
  expect(await world.findings()).toEqual([]);
});

test('a refund and a dispute at once: together never more than was captured', async () => {
  for (let round = 0; round < 5; round += 1) {
    const payment = await paid(500_000);
    script.news.push(await world.caseOf(payment));
    await Promise.all([tryRefund(payment, naira(300_000)), world.sweep(), world.sweep()]);
    await world.sweep();
    const shown = await world.payment(payment);
    const [found] = await list({ transaction_id: payment });
    expect(shown.status).toBe('disputed');
    expect((found?.amount.amount ?? 0) + shown.refunded_amount.amount).toBe(500_000);
  }
  expect(await world.findings()).toEqual([]);
});

test('read by several servers at once, a dispute opens once', async () => {
  const payment = await paid(500_000);
  const found = await world.caseOf(payment);
  script.news.push(found, { ...found, version: 2, status: 'lost' });
  await Promise.all([world.sweep(), world.sweep(), world.sweep()]);
  const disputes = await list({ transaction_id: payment });
  expect(disputes).toMatchObject([{ status: 'lost' }]);
  expect(await world.eventsOf(disputes[0]?.id ?? '')).toEqual(['dispute.created', 'dispute.lost']);
  expect(await world.findings()).toEqual([]);
});

test('news are read on from where they were read to; an acquirer that is silent is asked again', async () => {
  const asked: (string | null)[] = [];
  const { listDisputes } = api.deps.acquirer;
  await withAcquirer(
    {
      listDisputes: (after) => {
        asked.push(after);
        return listDisputes(after);
      },
    },
    async () => {
      await world.sweep();
      await world.sweep();
    },
  );
  expect(asked).toEqual([String(script.news.length), String(script.news.length)]);
  const payment = await paid(500_000);
  const found = await world.caseOf(payment, { caseId: `case_${randomUUID()}` });
  await withAcquirer({ listDisputes: async () => ({ result: 'unknown' }) }, () => tell(found));
  expect(await list({ transaction_id: payment })).toEqual([]);
  await world.sweep();
  expect(await list({ transaction_id: payment })).toHaveLength(1);
});
