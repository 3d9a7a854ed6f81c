import { nextTry } from '../platform/next-try.ts';
import type { Authorisation } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import { asAsked } from './as-asked.ts';
import { askWhenDue } from './ask-when-due.ts';
import type { Attempt } from './attempt.ts';
import { isSurelyUnknown, isTakenOtherwise, keptIdOf, surelyUnknownAt } from './attempt.ts';
import { lateInquiryAt } from './ask-given-up.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { lockPayment } from './payment-repository.ts';
import { settleAttempt } from './settle-attempt.ts';

/** So many that an acquirer of whom half the inquiries time out is still asked of a dozen a second. */
const AT_ONCE = 50;

/**
 * Asks the acquirer for the outcome of attempts whose answer never came, more and more seldom as it says nothing; an inquiry
 * that was killed puts nothing off.
 */
export async function resolveUnknownAttempts(deps: AppDependencies): Promise<void> {
  await askWhenDue(deps, 'next_inquiry_at', AT_ONCE, (attempt) => resolve(deps, attempt));
}

async function resolve(deps: AppDependencies, attempt: Attempt): Promise<void> {
  const { database, clock, acquirer } = deps;
  const sentAt = attempt.claimed_at ?? attempt.created_at;
  const said = await acquirer.inquire(attempt.id, sentAt, keptIdOf(attempt));
  const found = await asAsked(deps, attempt, said);
  const now = clock.now();
  if (found.result === 'unknown' || found.result === 'not_sent')
    return askAgain(deps, attempt, nextTry(now, attempt.inquiries + 1));
  if (found.result === 'not_found' && !isSurelyUnknown(attempt, now))
    return askAgain(deps, attempt, surelyUnknownAt(sentAt));
  const outcome: Authorisation =
    found.result === 'not_found' ? { result: 'declined', acquirerId: null, code: 'processing_error' } : found;
  const where = { businessId: attempt.business_id, paymentId: attempt.payment_id, attemptId: attempt.id };
  await database.forBusiness(attempt.business_id, async (trx) => {
    if (found.result !== 'not_found') return settleAttempt(trx, where, outcome, clock.now());
    // An id, or another sum, that was written down since is asked for first.
    await lockPayment(trx, attempt.business_id, attempt.payment_id);
    const { acquirer_id, ...current } = await loadAttempt(trx, attempt.id);
    if (acquirer_id !== attempt.acquirer_id || isTakenOtherwise(current)) return undefined;
    const settled = await settleAttempt(trx, where, outcome, clock.now());
    if (settled.attempt.status === 'declined')
      await changeAttempt(trx, attempt.id, { late_inquiry_at: lateInquiryAt(clock.now()) });
    return settled;
  });
}

async function askAgain(
  { database }: AppDependencies,
  { id, business_id }: Attempt,
  at: Date,
): Promise<void> {
  await database.forBusiness(business_id, (trx) =>
    trx
      .updateTable('attempts')
      .set({ next_inquiry_at: at })
      .where('id', '=', id)
      .where('status', '=', 'authorising')
      .execute(),
  );
}
