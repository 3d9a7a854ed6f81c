import type { AppDependencies } from './dependencies.ts';
import { readDisputes } from './disputes/read-disputes.ts';
import { resumeDisputeAnswers } from './disputes/tell-acquirer.ts';
import { resumeRefunds } from './payments/refunds/resume-refunds.ts';
import { runSettlements } from './settlements/run-settlements.ts';
import { sendPayouts } from './settlements/send-payouts.ts';
import { wipeStaleCards } from './payments/card-vault.ts';
import { endStaleAttempts } from './payments/end-stale-attempts.ts';
import { expirePayments } from './payments/expire-payments.ts';
import { returnLateCaptures } from './payments/late-capture-returns.ts';
import { resolveUnknownAttempts } from './payments/resolve-unknown-attempts.ts';

const JOBS: readonly ((deps: AppDependencies) => Promise<void>)[] = [
  resolveUnknownAttempts,
  resumeRefunds,
  returnLateCaptures,
  resumeDisputeAnswers,
  readDisputes,
  endStaleAttempts,
  expirePayments,
  runSettlements,
  sendPayouts,
  ({ database, clock }) => database.acrossBusinesses((trx) => wipeStaleCards(trx, clock.now())),
];

/**
 * One round of what must go on without anybody asking; no failure keeps another job, or another row, from its turn. Safe
 * in several processes at once.
 *
 * Fails with: AggregateError at the end, one error for each thing that failed.
 */
export async function sweepOnce(deps: AppDependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const job of JOBS) {
    try {
      await job(deps);
    } catch (error) {
      failures.push(...failuresOf(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A part of the sweep failed.');
}

function failuresOf(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors : [error];
}
