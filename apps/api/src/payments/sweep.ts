import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from '../dependencies.ts';
import { resumeRefunds } from './refunds/resume-refunds.ts';
import { SECOND } from '../platform/clock.ts';
import { wipeStaleCards } from './card-vault.ts';
import { endStaleAttempts } from './end-stale-attempts.ts';
import { expirePayments } from './expire-payments.ts';
import { resolveUnknownAttempts } from './resolve-unknown-attempts.ts';

const INTERVAL = 5 * SECOND;

export interface Sweep {
  /** Ends once the round that is under way has ended. */
  stop(): Promise<void>;
}

/** One round of what must go on without anybody asking. Safe in several processes at once. */
export async function sweepOnce(deps: AppDependencies): Promise<void> {
  await resolveUnknownAttempts(deps);
  await resumeRefunds(deps);
  await endStaleAttempts(deps);
  await expirePayments(deps);
  await deps.database.acrossBusinesses((trx) => wipeStaleCards(trx, deps.clock.now()));
}

/** Sweeps at once and then every few seconds; a round that fails is told to the log and tried again. */
export function startSweep(deps: AppDependencies, log: Pick<FastifyBaseLogger, 'error'>): Sweep {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await sweepOnce(deps);
    } catch (error) {
      log.error({ err: error }, 'a round of the payments sweep failed');
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = round();
    }, INTERVAL);
    timer.unref();
  };
  let running = round();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
