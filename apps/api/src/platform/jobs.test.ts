import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './database.ts';
import { startJobs } from './jobs.ts';

const { database, drop, connectionString } = await createTestDatabase();
afterAll(drop);

const silent = { error: () => undefined, warn: () => undefined };

test('a job runs at once and again and again, although it fails, and no longer once stopped', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const jobs = await startJobs(
    database.queue,
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
  const { rows } = await database.queue.query(
    `select key, attempts from graphile_worker.jobs where key = 'count'`,
  );
  expect(rows, 'the next run waits for the next server').toEqual([{ key: 'count', attempts: 0 }]);
  expect(runs).toBe(ended);
}, 30_000);

test('what a killed server was at, the next one takes up at once', async () => {
  const first = await startJobs(
    database.queue,
    [{ name: 'inherited', every: 600_000, run: async () => undefined }],
    silent,
  );
  await first.stop();
  await database.queue.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', run_at = now() where key = 'inherited'`,
  );
  const run = vi.fn(async () => undefined);
  const second = await startJobs(database.queue, [{ name: 'inherited', every: 600_000, run }], silent);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 20_000 });
  await second.stop();
}, 30_000);

test('what a killed server left locked is cleared away, and its job goes on', async () => {
  const { queue: pool } = database;
  const job = { name: 'left', every: 600_000, run: async () => undefined };
  const rows = async () =>
    (
      await pool.query(
        "select key, locked_by from graphile_worker.jobs where task_identifier = 'left' order by id",
      )
    ).rows;
  const first = await startJobs(pool, [job], silent);
  await vi.waitFor(async () => expect(await rows()).toEqual([{ key: 'left', locked_by: null }]), 20_000);
  await first.stop();
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts,
       locked_at = now() - interval '6 minutes', locked_by = 'killed' where key = 'left'`,
  );
  await pool.query("update graphile_worker._private_jobs set run_at = now() where key = 'clear-killed-jobs'");
  const run = vi.fn(async () => undefined);
  const second = await startJobs(pool, [{ ...job, run }], silent);
  await vi.waitFor(async () => {
    expect(run).toHaveBeenCalledOnce();
    expect(await rows()).toEqual([{ key: 'left', locked_by: null }]);
  }, 20_000);
  await second.stop();
}, 30_000);

test('a run that is longer than a look is overlapped once in a look, however many servers there are', async () => {
  const look = 200;
  const gate = Promise.withResolvers<void>();
  const slow = vi.fn(() => gate.promise);
  const short = vi.fn(async () => undefined);
  const others = [1, 2].map(() => connectDatabase({ connectionString }));
  const start = ({ queue }: Pick<typeof database, 'queue'>) =>
    startJobs(
      queue,
      [
        { name: 'slow', every: 600_000, run: slow },
        { name: 'short', every: 1, run: short },
      ],
      silent,
      { look },
    );
  const servers = await Promise.all([database, ...others].map(start));
  const { rows: begun } = await database.queue.query<{ id: string }>(
    'select max(id) as id from graphile_worker.jobs',
  );
  const copies = async () =>
    (
      await database.queue.query<{ apart: boolean; running: boolean }>(
        `select locked_at is not null as running, not exists (
           select from graphile_worker.jobs earlier
           where earlier.task_identifier = 'slow' and earlier.id < jobs.id
             and earlier.locked_at > jobs.run_at - make_interval(secs => $2 / 1000.0)
         ) as apart
         from graphile_worker.jobs where task_identifier = 'slow' and id > $1 order by id`,
        [begun[0]?.id, look],
      )
    ).rows;
  try {
    const shorts = short.mock.calls.length;
    const expected = [1, 2, 3].map(() => ({ running: true, apart: true }));
    await vi.waitFor(async () => expect((await copies()).slice(0, 3)).toEqual(expected), 20_000);
    expect(short.mock.calls.length, 'the other job has its turns').toBeGreaterThan(shorts);
  } finally {
    gate.resolve();
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(others.map((other) => other.close()));
  }
}, 30_000);

test('a database that is away while a job ends does not end the jobs for good', async () => {
  const { queue: pool } = database;
  const connect = pool.connect.bind(pool);
  let runs = 0;
  let away = false;
  const run = async () => {
    runs += 1;
    if (runs > 1) return;
    away = true;
    setTimeout(() => (away = false), 700);
  };
  const connecting = vi
    .spyOn(pool, 'connect')
    .mockImplementation(((...args: []) =>
      away
        ? Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
        : connect(...args)) as typeof pool.connect);
  const warn = vi.fn();
  const jobs = await startJobs(
    pool,
    [{ name: 'survivor', every: 1, run }],
    { ...silent, warn },
    { pause: 50 },
  );
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), { timeout: 20_000 });
  await jobs.stop();
  connecting.mockRestore();
  expect(warn).toHaveBeenCalledWith({ pause: 50 }, 'The job queue gave up; it begins anew');
}, 30_000);

test('stops in the middle of an outage as well', async () => {
  const { queue: pool } = database;
  let ran = false;
  const jobs = await startJobs(
    pool,
    [
      {
        name: 'interrupted',
        every: 1,
        run: async () => {
          vi.spyOn(pool, 'connect').mockImplementation((() =>
            Promise.reject(new Error('The database is away.'))) as typeof pool.connect);
          ran = true;
        },
      },
    ],
    silent,
    { pause: 600_000 },
  );
  await vi.waitFor(() => expect(ran).toBe(true), { timeout: 20_000 });
  await jobs.stop();
  vi.restoreAllMocks();
}, 30_000);

test('that there are fewer connections than workers is no news', async () => {
  const warn = vi.fn();
  const idle = (name: string) => ({ name, every: 600_000, run: async () => undefined });
  const jobs = await startJobs(
    database.queue,
    ['one', 'two', 'three', 'four'].map((name) => idle(name)),
    { ...silent, warn },
  );
  await jobs.stop();
  expect(warn).not.toHaveBeenCalled();
}, 30_000);

test('a job that was renamed leaves no row behind', async () => {
  const keys = async () => (await database.queue.query('select key from graphile_worker.jobs')).rows;
  const start = () =>
    startJobs(database.queue, [{ name: 'named', every: 600_000, run: async () => undefined }], silent);
  await (await start()).stop();
  await database.queue.query(
    `select graphile_worker.add_job('sweep', job_key => 'sweep', run_at => now() + interval '1 day')`,
  );
  expect(await keys()).toContainEqual({ key: 'sweep' });
  await (await start()).stop();
  expect(await keys()).not.toContainEqual({ key: 'sweep' });
  expect(await keys()).toContainEqual({ key: 'named' });
}, 30_000);

describe('whatever a clock says', () => {
  const every = 600_000;
  const idle = { name: 'punctual', every, run: async () => undefined };
  const putOff = () =>
    database.queue.query(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 day' where key = 'punctual'`,
    );
  const waits = async () =>
    (
      await database.queue.query<{ locked: boolean; soon: boolean }>(
        `select locked_at is not null as locked, run_at <= now() + interval '10 minutes' as soon
         from graphile_worker.jobs where key = 'punctual'`,
      )
    ).rows;

  test('the next run comes in its time after one that ended on a server whose clock was a day ahead', async () => {
    const run = vi.fn(async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    });
    const jobs = await startJobs(database.queue, [{ ...idle, run }], silent);
    await vi.waitUntil(() => run.mock.calls.length > 0, 20_000);
    await jobs.stop();
    vi.useRealTimers();
    expect(await waits()).toEqual([{ locked: false, soon: true }]);
  }, 30_000);

  test('a run that was put off to another day comes at once where a server starts', async () => {
    await (await startJobs(database.queue, [idle], silent)).stop();
    await putOff();
    const run = vi.fn(async () => undefined);
    const jobs = await startJobs(database.queue, [{ ...idle, run }], silent);
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), 20_000);
    await jobs.stop();
  }, 30_000);

  test.each([
    ['put off to another day', putOff],
    ['lost', () => database.queue.query(`select graphile_worker.remove_job('punctual')`)],
  ])(
    'a run that was %s meanwhile comes on a server that goes on',
    async (_, harm) => {
      const run = vi.fn(async () => undefined);
      const jobs = await startJobs(database.queue, [{ ...idle, run }], silent, { look: 50 });
      const waiting = [{ locked: false, soon: true }];
      await vi.waitFor(async () => expect(await waits()).toEqual(waiting), 20_000);
      const runs = run.mock.calls.length;
      await harm();
      await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(runs), 20_000);
      await jobs.stop();
      expect(await waits()).toEqual(waiting);
    },
    30_000,
  );

  test('a look that fails is logged, and the next one comes all the same', async () => {
    const error = vi.fn();
    const jobs = await startJobs(database.queue, [idle], { ...silent, error }, { look: 50 });
    await vi.waitFor(async () => expect(await waits()).toEqual([{ locked: false, soon: true }]), 20_000);
    const rename = (from: string, to: string) =>
      database.queue.query(`alter function graphile_worker.${from} rename to ${to}`);
    await rename('add_job', 'add_job_away');
    const told = () =>
      error.mock.calls.filter(([, message]) => message === 'The job queue could not be looked after');
    await vi.waitFor(() => expect(told().length).toBeGreaterThan(1), 20_000);
    await rename('add_job_away', 'add_job');
    await jobs.stop();
  }, 30_000);
});
