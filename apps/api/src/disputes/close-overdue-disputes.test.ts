import { expect, test } from 'vitest';
import { DAY, after } from '../platform/clock.ts';
import { disputeWorld } from '../testing/dispute-world.ts';
import { closeOverdueDisputes } from './close-overdue-disputes.ts';

const world = await disputeWorld();
const { api, paid, dispute, tell, get } = world;

test('while the news were not read to their end nothing is closed: they may tell of more time', async () => {
  const { id, found } = await dispute(await paid(500_000));
  api.clock.set(found.dueBy);
  await world.withAcquirer({ listDisputes: async () => ({ result: 'unknown' }) }, world.sweep);
  expect((await get(id)).status).toBe('needs_response');

  const later = after(found.dueBy, DAY);
  await tell({ ...found, version: 2, dueBy: later });
  expect(await get(id)).toMatchObject({ status: 'needs_response', due_by: later.toISOString() });
  api.clock.set(later);
  await world.sweep();
  expect(await get(id)).toMatchObject({ status: 'lost', loss: 'unanswered' });
  expect(await world.findings()).toEqual([]);
});

test('more time that is given while a dispute is about to be closed keeps it open', async () => {
  const { id, found } = await dispute(await paid(500_000));
  api.clock.set(found.dueBy);
  const { database } = api.deps;
  await closeOverdueDisputes({
    ...api.deps,
    database: {
      ...database,
      async forBusiness(businessId, work) {
        await database.forBusiness(businessId, (trx) =>
          trx
            .updateTable('disputes')
            .set({ due_by: after(found.dueBy, DAY) })
            .where('id', '=', id)
            .execute(),
        );
        return database.forBusiness(businessId, work);
      },
    },
  });
  expect((await get(id)).status).toBe('needs_response');
});

test('a dispute of which a notice could not be followed yet is not closed, and the others are', async () => {
  const { id, found } = await dispute(await paid(500_000));
  const other = await dispute(await paid(200_000));
  api.clock.set(found.dueBy);
  await world.withUnfollowable({ ...found, dueBy: after(found.dueBy, DAY) }, async () => {
    await expect(world.sweep()).rejects.toThrow();
    expect((await get(id)).status).toBe('needs_response');
    expect((await get(other.id)).status).toBe('lost');
  });
  await world.sweep();
  expect((await get(id)).status).toBe('needs_response');
  api.clock.advance(DAY);
  await world.sweep();
  expect((await get(id)).status).toBe('lost');
});
