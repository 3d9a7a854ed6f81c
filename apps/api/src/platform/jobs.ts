import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { JobHelpers } from 'graphile-worker';
import type { Pool } from 'pg';
import { after } from './clock.ts';

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

/**
 * Puts recurring jobs on the queue that all servers of a database share, and works them off. Each run puts the next one
 * on the queue; every minute whoever comes first puts back what a killed server took away with it.
 */
export async function startJobs(
  pool: Pool,
  jobs: readonly RecurringJob[],
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<Jobs> {
  const runner = await run({
    pgPool: pool,
    concurrency: jobs.length,
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, (_payload: unknown, { addJob }: JobHelpers) => runOnce(job, addJob, log)]),
    ),
    parsedCronItems: parseCronItems(
      jobs.map(({ name }) => ({
        task: name,
        match: '* * * * *',
        options: { jobKey: name, jobKeyMode: 'preserve_run_at', maxAttempts: 1 },
      })),
    ),
  });
  for (const { name } of jobs)
    await runner.addJob(name, {}, { jobKey: name, jobKeyMode: 'preserve_run_at', maxAttempts: 1 });
  return { stop: () => runner.stop() };
}

async function runOnce(
  job: RecurringJob,
  addJob: JobHelpers['addJob'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await job.run();
  } catch (error) {
    for (const failure of error instanceof AggregateError ? error.errors : [error])
      log.error({ err: failure, job: job.name }, 'A recurring job failed');
  }
  const runAt = after(new Date(), job.every);
  await addJob(job.name, {}, { jobKey: job.name, jobKeyMode: 'replace', maxAttempts: 1, runAt });
}

/** The queue's own worries go to the server's log; that it began or ended a job is nobody's news. */
function queueLogger(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ queue: message }, 'The job queue reports an error');
    if (level === 'warning') log.warn({ queue: message }, 'The job queue reports a warning');
  });
}
