import type { AppDependencies } from '../dependencies.ts';
import { HOUR, after } from '../platform/clock.ts';
import { nextTry } from '../platform/next-try.ts';
import { asAsked } from './as-asked.ts';
import { askWhenDue } from './ask-when-due.ts';
import type { Attempt } from './attempt.ts';
import { keptIdOf } from './attempt.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { lockPayment } from './payment-repository.ts';
import { settleAttempt } from './settle-attempt.ts';

const AT_ONCE = 20;

/** When an attempt that was given up is asked after for the last time: whatever was on its way has arrived by then. */
export function lateInquiryAt(givenUpAt: Date): Date {
  return after(givenUpAt, HOUR);
}

/**
 * Asks once more, an hour later, for attempts that were given up because the acquirer had never seen them: where it was wrong,
 * the money is taken as the payment's or goes back.
 */
export async function askForGivenUp(deps: AppDependencies): Promise<void> {
  await askWhenDue(deps, 'late_inquiry_at', AT_ONCE, (attempt) => askOnceMore(deps, attempt));
}

async function askOnceMore(deps: AppDependencies, attempt: Attempt): Promise<void> {
  const { database, clock, acquirer } = deps;
  const sentAt = attempt.claimed_at ?? attempt.created_at;
  const said = await acquirer.inquire(attempt.id, sentAt, keptIdOf(attempt));
  const found = await asAsked(deps, attempt, said);
  const now = clock.now();
  const unheard = found.result === 'unknown' || found.result === 'not_sent';
  const where = { businessId: attempt.business_id, paymentId: attempt.payment_id, attemptId: attempt.id };
  await database.forBusiness(attempt.business_id, async (trx) => {
    await lockPayment(trx, attempt.business_id, attempt.payment_id);
    // Whatever others did meanwhile: money is never forgotten, and what is settled already stays as it is.
    if (found.result === 'captured') await settleAttempt(trx, where, found, now);
    // Ended by a person, or asked after by another process, in the meantime.
    if ((await loadAttempt(trx, attempt.id)).late_inquiry_at === null) return;
    const late_inquiry_at = unheard ? nextTry(now, attempt.inquiries + 1) : null;
    await changeAttempt(trx, attempt.id, { late_inquiry_at });
  });
}
