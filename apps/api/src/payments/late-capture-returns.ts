import { formatMoney } from '@harbour/domain/money';
import type { AppDependencies } from '../dependencies.ts';
import { DAY, HOUR, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { queueMail } from '../platform/mail.ts';
import { nextTry } from '../platform/next-try.ts';
import { shorten } from '../platform/shorten.ts';
import { listPeopleAllowed } from '../team/list-people-allowed.ts';
import { askWhenDue } from './ask-when-due.ts';
import type { Attempt } from './attempt.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { bookLateCapture } from './late-capture.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Payment } from './payment.ts';
import { lockPayment } from './payment-repository.ts';

const AT_ONCE = 20;

/**
 * Gives back late captures, each under a key made of its attempt, so that it is given back once however often
 * asked. What the acquirer refuses is asked for again over some days, and then left to people: the merchant is told, and
 * the ledger goes on showing the money as the payer's.
 */
export async function returnLateCaptures(deps: AppDependencies): Promise<void> {
  await askWhenDue(deps, 'return_due_at', AT_ONCE, (attempt) => returnCapture(deps, attempt));
}

/** How long to wait after each refusal: for a balance at the acquirer, say, to be enough. After the last it is over. */
const AFTER_REFUSALS = [HOUR, 6 * HOUR, DAY, DAY] as const;

/** Whether money is held, as it was refused for the last time, that was not booked then. */
export function isHeldUnbooked({ return_state, return_due_at, return_refusals }: Attempt): boolean {
  return return_state === null && return_due_at === null && return_refusals > AFTER_REFUSALS.length;
}

/** A refusal is for good under its key, and surely nothing went back: the next try has a key of its own. */
const keyOf = ({ id, return_refusals }: Attempt): string =>
  return_refusals === 0 ? `${id}_return` : `${id}_return_${return_refusals + 1}`;

async function returnCapture(
  { database, clock, acquirer }: AppDependencies,
  attempt: Attempt,
): Promise<void> {
  const outcome = await acquirer.refund({
    key: keyOf(attempt),
    acquirerId: attempt.acquirer_id ?? '',
    amount: attempt.amount,
    currency: attempt.currency,
  });
  const now = clock.now();
  await database.forBusiness(attempt.business_id, async (trx) => {
    const payment = await lockPayment(trx, attempt.business_id, attempt.payment_id);
    const held = await loadAttempt(trx, attempt.id);
    // Another process was told the same in the meantime.
    if (held.return_due_at === null || held.return_refusals !== attempt.return_refusals) return;
    if (outcome.result === 'succeeded') await settleReturned(trx, payment, held, now);
    else if (outcome.result === 'refused') await settleRefused(trx, payment, held, outcome.message, now);
    else await changeAttempt(trx, held.id, { return_due_at: nextTry(now, attempt.inquiries + 1) });
  });
}

async function settleReturned(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  // One that was owed before such money was booked has nothing to be taken from.
  const booked = attempt.return_state !== null;
  await changeAttempt(trx, attempt.id, {
    return_due_at: null,
    ...(booked ? { return_state: 'returned' } : {}),
  });
  if (booked) await bookLateCapture(trx, payment, attempt, 'late_capture_returned', now);
  await recordPaymentEvent(trx, payment, {
    type: 'refund_succeeded',
    message: `${formatMoney(attempt)} of the late approval is on its way back to the customer.`,
    at: now,
    attemptId: attempt.id,
    amount: attempt.amount,
  });
}

async function settleRefused(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  message: string,
  now: Date,
): Promise<void> {
  const wait = AFTER_REFUSALS[attempt.return_refusals];
  const over = wait === undefined;
  await changeAttempt(trx, attempt.id, {
    return_refusals: attempt.return_refusals + 1,
    return_due_at: over ? null : after(now, wait),
    ...(over ? { return_state: 'refused' } : {}),
  });
  // One that was owed before such money was booked is in the books from now on, as it is held.
  if (over && attempt.return_state === null)
    await bookLateCapture(trx, payment, attempt, 'late_capture', now);
  const end = over ? ' It is not asked again: the money is held for the customer.' : '';
  await recordPaymentEvent(trx, payment, {
    type: 'refund_failed',
    message:
      shorten(
        `${formatMoney(attempt)} of the late approval did not go back to the customer: ${message}`,
        300 - end.length,
      ) + end,
    at: now,
    attemptId: attempt.id,
    amount: attempt.amount,
  });
  if (over) await mailHeld(trx, payment, attempt, now);
}

/** Tells those who may refund that a payer's money is held, which only they and the acquirer can settle. */
async function mailHeld(trx: Transaction, payment: Payment, attempt: Attempt, now: Date): Promise<void> {
  const { name } = await trx
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', payment.business_id)
    .executeTakeFirstOrThrow();
  const text = [
    `A card was charged ${formatMoney(attempt)} late for the payment ${payment.reference} of ${name}, which did not take it.`,
    '',
    'The card network has refused again and again to give it back. The money is held for the customer and is in none of your',
    `settlements. Please contact support, and name ${attempt.id}.`,
  ].join('\n');
  for (const { email } of await listPeopleAllowed(trx, payment.business_id, 'payments.update')) {
    await queueMail(trx, { to: email, subject: `${name}: money of a customer is held`, text }, now);
  }
}
