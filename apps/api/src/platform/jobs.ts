import { setInterval, setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import type { JobHelpers, Runner } from 'graphile-worker';
import type { Pool } from 'pg';
import { MINUTE, SECOND } from './clock.ts';
import { StartError } from './start-error.ts';

/**
 * Work that goes on without anybody asking, again and again, in whichever server process comes first. A run may overlap
 * another in another process, after one was taken for dead: it leases the rows that it works on.
 */
export interface RecurringJob {
  /** Its name in the queue, in kebab-case. */
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  every: number;
  /** What it rejects with is logged; the next run comes all the same. */
  run(): Promise<void>;
}

export interface Jobs {
  /** Ends once the runs that are under way have ended. */
  stop(): Promise<void>;
}

interface JobsOptions {
  /** Milliseconds before it begins anew. */
  pause?: number;
  /** Milliseconds between two looks at whether each job is on the queue. */
  look?: number;
}

type JobsLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/**
 * Minutes after which a run is taken for one of a server that was killed. Work that asks other parties stops far sooner and goes
 * on in the next run; whatever takes longer over a great backlog is overlapped by a run that takes other rows.
 */
const KILLED_AFTER = 5;

/**
 * Puts recurring jobs on the queue that all servers of a database share, and works them off. Each run puts the next one
 * on the queue; every minute the servers put back what a killed one took away with it, and what that one left locked is
 * cleared away. When a run is due is said by the database's clock alone, which the queue is read by. The queue library
 * gives up for good when the database is away while it ends a job: then it begins anew, until the database is back.
 *
 * Fails with: StartError, when the database's user may not create the queue's schema.
 */
export async function startJobs(
  pool: Pool,
  recurring: readonly RecurringJob[],
  log: JobsLog,
  { pause = 5 * SECOND, look = MINUTE }: JobsOptions = {},
): Promise<Jobs> {
  const jobs = [
    ...recurring,
    { name: 'clear-killed-jobs', every: 10 * MINUTE, run: () => clearKilledJobs(pool) },
  ];
  const stopping = new AbortController();
  let runner = await beginToldWell(pool, jobs, log);
  const watching = Promise.all([watch(), lookAfter()]);
  return {
    stop: async () => {
      stopping.abort();
      // One that has given up by itself has nothing left to end.
      await runner.stop().catch(() => undefined);
      await watching;
    },
  };

  async function watch(): Promise<void> {
    await ended(runner);
    while (!stopping.signal.aborted) {
      log.warn({ pause }, 'The job queue gave up; it begins anew');
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        runner = await begin(pool, jobs, log);
        // It was told to stop while it began.
        if (stopping.signal.aborted) await runner.stop();
        await ended(runner);
      } catch (error) {
        log.error({ err: error }, 'The job queue could not begin');
      }
    }
  }

  async function lookAfter(): Promise<void> {
    try {
      for await (const _ of setInterval(look, undefined, { signal: stopping.signal })) {
        await keepQueued(pool, jobs, look).catch((error: unknown) =>
          log.error({ err: error }, 'The job queue could not be looked after'),
        );
      }
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  }
}

/** Waits until a runner has ended, however it did. */
async function ended(runner: Runner): Promise<void> {
  await runner.promise.catch(() => undefined);
}

/** PostgreSQL's "insufficient privilege". */
const FORBIDDEN = '42501';

async function beginToldWell(...args: Parameters<typeof begin>): Promise<Runner> {
  try {
    return await begin(...args);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === FORBIDDEN)) throw error;
    throw new StartError(
      'The user of DATABASE_URL may not create the schema of the job queue, graphile_worker. Grant it CREATE on the database.',
      { cause: error },
    );
  }
}

/** Names that jobs had once: their rows would wait for ever for a server that knows them. */
const FORMER_NAMES = ['sweep'];

async function begin(pool: Pool, jobs: readonly RecurringJob[], log: JobsLog): Promise<Runner> {
  const runner = await run({
    pgPool: pool,
    concurrency: jobs.length,
    noHandleSignals: true,
    // Else a database that is away while a job ends is a rejection that nobody handles, which ends the server.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: queueLogger(log),
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, (_payload: unknown, { query }: JobHelpers) => runOnce(job, query, log)]),
    ),
  });
  try {
    for (const name of FORMER_NAMES) await pool.query('select graphile_worker.remove_job($1)', [name]);
    // At once, as what is under way may be a killed server's.
    await keepQueued(pool, jobs, 0);
  } catch (error) {
    await runner.stop().catch(() => undefined);
    throw error;
  }
  return runner;
}

/** PostgreSQL's advisory lock that stands for "one server looks at what is queued". */
const LOOKING = 7_270_002;

/**
 * Puts each job on the queue of which no run waits and none began within the last milliseconds given, and brings back a run that
 * is further off than any run puts the next one: it was put there while a clock was wrong. What is under way for longer is
 * overlapped, as its server may be dead: once in that time however many servers look, so that copies of a long run do not
 * take the places of the other jobs.
 */
async function keepQueued(pool: Pool, jobs: readonly RecurringJob[], beganWithin: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // In a statement of its own, so that the next one sees what the server before has added.
    await client.query('select pg_advisory_xact_lock($1)', [LOOKING]);
    await client.query(
      `select graphile_worker.add_job(name, job_key => name, max_attempts => 1, run_at => now())
       from unnest($1::text[], $2::int[]) as recurring (name, every)
       where not exists (
         select from graphile_worker.jobs
         where task_identifier = name and (
           locked_at > now() - make_interval(secs => $3 / 1000.0)
           or (locked_at is null and attempts < max_attempts
             and run_at <= now() + make_interval(secs => every / 1000.0))
         )
       )`,
      [jobs.map(({ name }) => name), jobs.map(({ every }) => every), beganWithin],
    );
    await client.query('commit');
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}

/** The run that follows a killed one is a row of its own, so that the killed one's is only in the way. */
async function clearKilledJobs(pool: Pool): Promise<void> {
  const queue = await makeWorkerUtils({ pgPool: pool });
  try {
    const { rows } = await pool.query<{ worker: string }>(
      'select distinct locked_by as worker from graphile_worker.jobs where locked_at < now() - make_interval(mins => $1)',
      [KILLED_AFTER],
    );
    await queue.forceUnlockWorkers(rows.map(({ worker }) => worker));
    await queue.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] });
  } finally {
    await queue.release();
  }
}

async function runOnce(
  job: RecurringJob,
  query: JobHelpers['query'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await job.run();
  } catch (error) {
    for (const failure of error instanceof AggregateError ? error.errors : [error])
      log.error({ err: failure, job: job.name }, 'A recurring job failed');
  }
  await query(
    `select graphile_worker.add_job($1, job_key => $1, max_attempts => 1,
       run_at => now() + make_interval(secs => $2 / 1000.0))`,
    [job.name, job.every],
  );
}

/** Said at each start, though most workers wait for other parties and not for a connection. */
const FEW_CONNECTIONS = /maxPoolSize \(\d+\) smaller than concurrency/;

/** The queue's own worries go to the server's log; that it began or ended a job is nobody's news. */
function queueLogger(log: JobsLog): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: message }, 'The job queue reports an error');
    if (level === 'warning' && !FEW_CONNECTIONS.test(message))
      log.warn({ queue: message }, 'The job queue reports a warning');
  });
}
