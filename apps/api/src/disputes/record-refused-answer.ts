import type { ErrorCode } from '@harbour/contract/enums';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { RequestContext } from '../http/handler.ts';
import { lockDispute } from './dispute-repository.ts';
import { recordRefusal } from './record-refusal.ts';

/** Refusals that say that a dispute is past being answered. */
const OF_ANSWERS: ReadonlySet<ErrorCode> = new Set([
  'dispute_already_answered',
  'dispute_overdue',
  'dispute_closed',
]);

/**
 * Answers a dispute. An answer that comes too late is on the payment's timeline, in a commit of its own, as the call's is
 * undone; once, however often it is given. The caller is told of the refusal whether or not it could be written down.
 */
export async function recordingRefusedAnswer<T>(
  { database, clock }: AppDependencies,
  answer: { businessId: string; disputeId: string; inWords: string; log: RequestContext['log'] },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && OF_ANSWERS.has(error.code))
      await database
        .forBusiness(answer.businessId, async (trx) => {
          const { payment } = await lockDispute(trx, answer.businessId, answer.disputeId);
          await recordRefusal(trx, payment, `Refused to ${answer.inWords}: ${error.message}`, clock.now());
        })
        .catch((fault: unknown) =>
          answer.log.error(fault, 'A refused answer to a dispute could not be recorded'),
        );
    throw error;
  }
}
