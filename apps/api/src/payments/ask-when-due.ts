import type { AppDependencies } from '../dependencies.ts';
import { leaseUntil } from '../platform/next-try.ts';
import { workOffDue } from '../platform/work-off-due.ts';
import type { Attempt } from './attempt.ts';
import { changeAttempt } from './attempt-repository.ts';
import { acquirerIsOurs } from './of-our-acquirer.ts';
import { paymentIsOfOurMode } from './of-our-mode.ts';

/** The columns that say when the acquirer is asked next: for an outcome, once more for one given up, to give money back. */
type Due = 'next_inquiry_at' | 'late_inquiry_at' | 'return_due_at';

/**
 * Asks the acquirer about attempts whose time has come, until none is due. Each is leased by moving that time on, so that several
 * processes ask about different ones, and no row is held while the acquirer thinks. Those of the other mode and of another acquirer
 * wait: this one would say that it never saw them.
 *
 * Fails with: AggregateError at the end, one error for each attempt that failed.
 *
 * @param atOnce Attempts that are asked about at once, at most.
 */
export async function askWhenDue(
  deps: AppDependencies,
  due: Due,
  atOnce: number,
  ask: (attempt: Attempt) => Promise<unknown>,
): Promise<void> {
  await workOffDue(deps, {
    atOnce,
    due: (trx, now) =>
      trx
        .selectFrom('attempts')
        .selectAll()
        .where(due, '<=', now)
        // Its index has no others.
        .$if(due === 'next_inquiry_at', (query) => query.where('status', '=', 'authorising'))
        .where(paymentIsOfOurMode('attempts.payment_id', deps.config))
        .where(acquirerIsOurs('attempts.acquirer', deps))
        .orderBy(due),
    hold: (trx, { id, inquiries }, now) =>
      changeAttempt(trx, id, { inquiries: inquiries + 1, [due]: leaseUntil(now) }),
    work: ask,
  });
}
