import { expect, test, vi } from 'vitest';
import { rounds } from './sweep.ts';
import { testApp } from './testing/test-app.ts';

const { database } = await testApp({
  config: { smtpUrl: 'smtp://127.0.0.1:1' },
  app: { background: true },
});

test('a server queues every round of the work beside the calls', async () => {
  const { rows } = await database.queue.query<{ key: string }>(
    'select distinct key from graphile_worker.jobs where key is not null',
  );
  expect(rows.map(({ key }) => key).toSorted()).toEqual(
    [
      ...rounds,
      'clear-killed-jobs',
      'delete-expired',
      'deliver-mail',
      'say-left-alone',
      'say-taken-otherwise',
      'send-webhooks',
    ].toSorted(),
  );
}, 30_000);

test('work that nobody waits for is not broken off', async () => {
  const calls = vi.spyOn(database, 'acrossBusinesses');
  const jobs = vi.spyOn(database.unhurried, 'acrossBusinesses');
  await vi.waitFor(() => expect(jobs.mock.calls.length).toBeGreaterThan(3), 20_000);
  expect(calls).not.toHaveBeenCalled();
  vi.restoreAllMocks();
}, 30_000);
