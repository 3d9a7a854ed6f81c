import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY, MINUTE, after } from '../platform/clock.ts';
import { AWKWARD_WORDS } from '../testing/awkward-words.ts';
import { disputeWorld } from '../testing/dispute-world.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, tell, get, write, submit, accept } = world;

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
