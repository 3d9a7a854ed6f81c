import type { AppDependencies } from './dependencies.ts';
import { readDisputes } from './disputes/read-disputes.ts';
import { resumeDisputeAnswers } from './disputes/tell-acquirer.ts';
import { resumeRefunds } from './payments/refunds/resume-refunds.ts';
import { runSettlements } from './settlements/run-settlements.ts';
import { sendPayouts } from './settlements/send-payouts.ts';
import { askForGivenUp } from './payments/ask-given-up.ts';
import { wipeStaleCards } from './payments/card-vault.ts';
import { endStaleAttempts } from './payments/end-stale-attempts.ts';
import { expirePayments } from './payments/expire-payments.ts';
import { returnLateCaptures } from './payments/late-capture-returns.ts';
import { resolveUnknownAttempts } from './payments/resolve-unknown-attempts.ts';

type Work = (deps: AppDependencies) => Promise<void>;

/**
 * What must go on without anybody asking, in rounds of their own: whoever waits long for another party, for the files of
 * disputes above all, holds up nothing but its own kind.
 */
const ROUNDS = {
  'ask-outcomes': [resolveUnknownAttempts, askForGivenUp],
  'sweep-payments': [
    resumeRefunds,
    returnLateCaptures,
    endStaleAttempts,
    expirePayments,
    ({ database, clock }) => database.acrossBusinesses((trx) => wipeStaleCards(trx, clock.now())),
  ],
  'answer-disputes': [resumeDisputeAnswers],
  'sweep-disputes': [readDisputes],
  'sweep-settlements': [runSettlements, sendPayouts],
} as const satisfies Readonly<Record<string, readonly Work[]>>;

export type Round = keyof typeof ROUNDS;

export const rounds = Object.keys(ROUNDS) as readonly Round[];

/**
 * One round; no failure keeps another job of it, or another row, from its turn. Safe in several processes at once.
 *
 * Fails with: AggregateError at the end, one error for each thing that failed.
 */
export async function sweep(deps: AppDependencies, round: Round): Promise<void> {
  await inTurn(ROUNDS[round].map((work) => () => work(deps)));
}

/**
 * All rounds, one after the other.
 *
 * Fails with: AggregateError, as `sweep`.
 */
export async function sweepOnce(deps: AppDependencies): Promise<void> {
  await inTurn(rounds.map((round) => () => sweep(deps, round)));
}

async function inTurn(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failures.push(...failuresOf(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A part of the sweep failed.');
}

function failuresOf(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors : [error];
}
