import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { disputeWorld } from '../testing/dispute-world.ts';
import { tellAcquirer } from './tell-acquirer.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, write, submit, accept, withAcquirer } = world;

/** The server died before it had kept the answers of its calls. */
const forgetAnswers = () =>
  api.database.acrossBusinesses((trx) =>
    trx
      .updateTable('idempotency_keys')
      .set({ state: 'running', status: null, answer: null, lease_until: new Date(0) })
      .execute(),
  );

test.each([
  ['submitted', submit, 'under_review'],
  ['conceded', accept, 'lost'],
])('a call that %s and was killed finds its own work when it comes again', async (_what, act, status) => {
  const { id } = await dispute(await paid(500_000));
  await write(id, { refund_policy: 'None.' });
  const key = randomUUID();
  const first = await act(id, key);
  await forgetAnswers();
  const again = await act(id, key);
  expect(again).toMatchObject({ status: 200, data: { status } });
  expect(again.data).toEqual(first.data);
  expect((await act(id)).status).toBe(409);
  expect(await world.findings()).toEqual([]);
});

test('two servers that are told of the same refusal note it once', async () => {
  const payment = await paid(500_000);
  const { id } = await dispute(payment);
  await write(id, { refund_policy: 'None.' });
  script.outcome = { result: 'unknown' };
  await submit(id);
  script.outcome = { result: 'refused', code: 'dispute_closed', message: 'Too late.' };
  const answered = await api.database.acrossBusinesses((trx) =>
    trx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  await Promise.all([tellAcquirer(api.deps, answered), tellAcquirer(api.deps, answered)]);
  const { events } = await world.payment(payment);
  expect(events.filter(({ message }) => message.includes('Too late.'))).toHaveLength(1);
});

test.each([
  ['acquirer', { name: 'elsewhere' }, 'test'],
  ['mode', {}, 'live'],
] as const)(
  'an answer that was given under another %s, and comes again, is told to nobody until that one is back',
  async (_, other, paymentMode) => {
    const { id } = await dispute(await paid(500_000));
    const key = randomUUID();
    script.outcome = { result: 'unknown' };
    await accept(id, key);
    script.outcome = { result: 'taken' };
    const told = script.responses.length;
    await forgetAnswers();
    Object.assign(api.deps.config, { paymentMode });
    await withAcquirer(other, async () => {
      expect(await accept(id, key)).toMatchObject({ status: 200, data: { status: 'lost' } });
    });
    expect(script.responses).toHaveLength(told);
    Object.assign(api.deps.config, { paymentMode: 'test' });
    await forgetAnswers();
    await accept(id, key);
    expect(script.responses).toHaveLength(told + 1);
  },
);
