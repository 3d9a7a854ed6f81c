import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { MINUTE, fixedClock } from './clock.ts';
import type { Due } from './lease-due.ts';
import { queueMail } from './mail.ts';
import { workOffDue } from './work-off-due.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const clock = fixedClock(new Date('2026-03-02T09:00:00Z'));
const deps = { database, clock };

/** Any rows will do: mails, each of which is held for good. */
const DUE: Due<'mails', { id: string }> = {
  due: (trx, now) =>
    trx.selectFrom('mails').select('id').where('next_attempt_at', '<=', now).orderBy('next_attempt_at'),
  hold: (trx, { id }, now) =>
    trx
      .updateTable('mails')
      .set({ next_attempt_at: new Date(now.getTime() + 100 * MINUTE) })
      .where('id', '=', id)
      .execute(),
};

async function queue(count: number): Promise<void> {
  await database.acrossBusinesses(async (trx) => {
    await trx.deleteFrom('mails').execute();
    const mail = { to: 'a@example.com', subject: 'S', text: 'T' };
    for (let number = 0; number < count; number += 1) await queueMail(trx, mail, clock.now());
  });
}

let done: string[] = [];
beforeEach(() => {
  done = [];
});

test('one run does all that is due, so many at once, past one that fails and around one that takes long', async () => {
  await queue(23);
  const slow = Promise.withResolvers<void>();
  let begun = 0;
  let underWay = 0;
  let most = 0;
  const run = workOffDue(deps, {
    atOnce: 5,
    ...DUE,
    work: async ({ id }) => {
      begun += 1;
      const [isSlow, isBad] = [begun === 2, begun === 3];
      underWay += 1;
      most = Math.max(most, underWay);
      await (isSlow ? slow.promise : database.pool.query('select 1'));
      underWay -= 1;
      if (isBad) throw new Error('The other party speaks gibberish.');
      done.push(id);
    },
  });
  const ended = expect(run).rejects.toMatchObject({ errors: [{ cause: { message: /gibberish/ } }] });
  await expect.poll(() => done.length).toBe(21);
  slow.resolve();
  await ended;
  expect(done).toHaveLength(22);
  expect(new Set(done).size).toBe(22);
  expect(most).toBe(5);
});

test('a run takes nothing more after a minute, and the next one goes on', async () => {
  await queue(5);
  const run = () =>
    workOffDue(deps, {
      atOnce: 1,
      ...DUE,
      work: async ({ id }) => {
        done.push(id);
        clock.advance(MINUTE / 2);
      },
    });
  await run();
  expect(done).toHaveLength(2);
  await run();
  await run();
  expect(new Set(done).size).toBe(5);
});

test('what was begun is ended where nothing more can be taken, and the failure is told', async () => {
  await queue(3);
  let away = false;
  const dying: typeof database = {
    ...database,
    acrossBusinesses: (work) =>
      away ? Promise.reject(new Error('The database is away.')) : database.acrossBusinesses(work),
  };
  const run = workOffDue(
    { clock, database: dying },
    {
      atOnce: 2,
      ...DUE,
      work: async ({ id }) => {
        away = true;
        done.push(id);
      },
    },
  );
  await expect(run).rejects.toMatchObject({ errors: expect.arrayContaining([expect.any(Error)]) });
  expect(done).toHaveLength(2);
});
