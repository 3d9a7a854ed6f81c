import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { startJobs } from './jobs.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

const silent = { error: () => undefined, warn: () => undefined };

test('a job runs at once and again and again, although it fails, and no longer once stopped', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const jobs = await startJobs(
    database.pool,
    [
      {
        name: 'count',
        every: 1,
        run: async () => {
          runs += 1;
          throw new AggregateError([new Error('one'), new Error('two')]);
        },
      },
    ],
    { ...silent, error: ({ err }: { err: unknown }) => void failures.push(err) },
  );
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), { timeout: 20_000 });
  await jobs.stop();
  const ended = runs;
  expect(failures).toHaveLength(2 * ended);
  expect(failures[0]).toMatchObject({ message: 'one' });
  const { rows } = await database.pool.query(
    `select key, attempts from graphile_worker.jobs where key = 'count'`,
  );
  expect(rows, 'the next run waits for the next server').toEqual([{ key: 'count', attempts: 0 }]);
  expect(runs).toBe(ended);
}, 30_000);

test('what a killed server was at, the next one takes up at once', async () => {
  const first = await startJobs(
    database.pool,
    [{ name: 'inherited', every: 600_000, run: async () => undefined }],
    silent,
  );
  await first.stop();
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', run_at = now() where key = 'inherited'`,
  );
  const run = vi.fn(async () => undefined);
  const second = await startJobs(database.pool, [{ name: 'inherited', every: 600_000, run }], silent);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 20_000 });
  await second.stop();
}, 30_000);
