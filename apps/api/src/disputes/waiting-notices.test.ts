import { expect, test } from 'vitest';
import type { Acquirer } from '../acquirers/acquirer.ts';
import { MINUTE } from '../platform/clock.ts';
import { disputeWorld } from '../testing/dispute-world.ts';

const world = await disputeWorld();
const { api, script, paid, dispute, tell, get, tryRefund, list, withAcquirer, withUnfollowable } = world;

const naira = (amount: number) => ({ amount, currency: 'NGN' });
const unanswered: Partial<Acquirer> = { refund: async () => ({ result: 'unknown' }) };

/** Where the next reading begins. */
async function readTo(): Promise<(string | null)[]> {
  const asked: (string | null)[] = [];
  const { listDisputes } = api.deps.acquirer;
  const listening = (after: string | null) => {
    asked.push(after);
    return listDisputes(after);
  };
  await withAcquirer({ listDisputes: listening }, world.sweep);
  return asked;
}

test('a notice that waits keeps nothing behind it from being read, and is followed when its time comes', async () => {
  const payment = await paid(500_000);
  const others = [await paid(200_000), await paid(200_000), await paid(200_000)];
  await withAcquirer(unanswered, async () => {
    await tryRefund(payment, naira(100_000));
    await tell(await world.caseOf(payment));
    for (const other of others) await tell(await world.caseOf(other));
    expect(await list({ transaction_id: payment })).toEqual([]);
    for (const other of others) expect(await list({ transaction_id: other })).toHaveLength(1);
    expect(await readTo()).toEqual([String(script.news.length)]);
  });
  api.clock.advance(MINUTE);
  await world.sweep();
  expect(await list({ transaction_id: payment })).toMatchObject([{ amount: naira(400_000) }]);
  expect(await world.findings()).toEqual([]);
});

test('of a case that waits the newest notice is followed, in whatever order they were told', async () => {
  const payment = await paid(500_000);
  const found = await world.caseOf(payment);
  await withAcquirer(unanswered, async () => {
    await tryRefund(payment, naira(100_000));
    await tell(found);
    await tell({ ...found, version: 3, status: 'won' });
    await tell({ ...found, version: 2, status: 'under_review' });
  });
  api.clock.advance(MINUTE);
  await world.sweep();
  expect(await list({ transaction_id: payment })).toMatchObject([{ status: 'won' }]);
  expect(await world.findings()).toEqual([]);
});

test('a notice that cannot be followed is reported each time, and keeps no other from being followed', async () => {
  const { id, found } = await dispute(await paid(500_000));
  const others = [await paid(200_000), await paid(200_000), await paid(200_000)];
  await withUnfollowable({ ...found, status: 'won' }, async () => {
    script.news.push(...(await Promise.all(others.map((other) => world.caseOf(other)))));
    await expect(world.sweep()).rejects.toThrow();
    for (const other of others) expect(await list({ transaction_id: other })).toHaveLength(1);
    await expect(world.sweep()).rejects.toThrow();
    expect((await get(id)).status).toBe('needs_response');
  });
  expect(await readTo()).toEqual([String(script.news.length)]);
  expect((await get(id)).status).toBe('won');
  expect(await world.findings()).toEqual([]);
});
