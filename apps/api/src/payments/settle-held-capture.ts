import { holdsCardNumber } from '@harbour/domain/card-in-text';
import { formatMoney } from '@harbour/domain/money';
import type { AppDependencies } from '../dependencies.ts';
import { isTakenOtherwise } from './attempt.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { isPlainLine } from '../http/plain-text.ts';
import { isHeldUnbooked } from './late-capture-returns.ts';
import { bookLateCapture } from './late-capture.ts';
import { recordPaymentEvent } from './payment-events.ts';
import { lockPayment } from './payment-repository.ts';
import { settleTakenOtherwise } from './settle-taken-otherwise.ts';

/** Who gave a payer's held money back in the end: the acquirer by its own hand, or we from our bank. */
export type GivenBackBy = 'acquirer' | 'bank';

/** A wish that makes no sense, in words for whoever typed it. */
export class HeldCaptureRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'HeldCaptureRefused';
  }
}

export interface HeldCaptureSettled {
  attemptId: string;
  by: GivenBackBy;
  /** The person who settled it. */
  who: string;
  /** What an auditor should find: the reference of the transfer, who decided. The merchant reads it too. */
  note: string;
}

/** Both fit whole into the line that the payment's history keeps. */
const LONGEST = { who: 60, note: 150 };

/** Fails with: HeldCaptureRefused, where a text is none that may be kept for good and shown to the merchant. */
function checkText(name: keyof typeof LONGEST, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '')
    throw new HeldCaptureRefused(
      `Say in --${name} ${name === 'who' ? 'who settled it' : 'how the money went back'}.`,
    );
  if ([...trimmed].length > LONGEST[name])
    throw new HeldCaptureRefused(`--${name} takes ${LONGEST[name]} characters at most.`);
  if (!isPlainLine(trimmed)) throw new HeldCaptureRefused(`--${name} is one line of plain text.`);
  if (holdsCardNumber(trimmed))
    throw new HeldCaptureRefused(`--${name} holds what may be a card number. Leave some of its digits out.`);
  return trimmed;
}

/**
 * Books that the money of a late capture, which the acquirer would not give back when asked, has reached its payer after all.
 * The ledger gets a transaction of its own; nothing in it is changed. What the acquirer took otherwise than asked for, and gave back,
 * is ended as well: the ledger never had it.
 *
 * Fails with: HeldCaptureRefused, where no money of that attempt is held, or a text may not be kept.
 */
export async function settleHeldCapture(
  { database, clock }: Pick<AppDependencies, 'database' | 'clock'>,
  { attemptId, by, ...texts }: HeldCaptureSettled,
): Promise<string> {
  const who = checkText('who', texts.who);
  const note = checkText('note', texts.note);
  const found = await database.acrossBusinesses((trx) =>
    trx
      .selectFrom('attempts')
      .select(['business_id', 'payment_id'])
      .where('id', '=', attemptId)
      .executeTakeFirst(),
  );
  if (found === undefined) throw new HeldCaptureRefused(`There is no attempt ${attemptId}.`);
  return database.forBusiness(found.business_id, async (trx) => {
    const payment = await lockPayment(trx, found.business_id, found.payment_id);
    const attempt = await loadAttempt(trx, attemptId);
    const unbooked = isHeldUnbooked(attempt);
    const now = clock.now();
    if (attempt.return_state !== 'refused' && !unbooked) {
      if (by === 'bank' && isTakenOtherwise(attempt))
        throw new HeldCaptureRefused(`What ${attemptId} took is in no books: give it back --by acquirer.`);
      const ended = await settleTakenOtherwise(trx, payment, attempt, `(${who}): ${note}`, now);
      if (ended !== undefined) return ended;
      throw new HeldCaptureRefused(
        `No money of ${attemptId} is held (${attempt.return_state ?? 'none was late'}).`,
      );
    }
    if (unbooked) await bookLateCapture(trx, payment, attempt, 'late_capture', now);
    await changeAttempt(trx, attemptId, { return_state: 'returned' });
    await bookLateCapture(
      trx,
      payment,
      attempt,
      by === 'acquirer' ? 'late_capture_returned' : 'late_capture_paid_back',
      now,
    );
    const sum = formatMoney(attempt);
    const how = by === 'acquirer' ? 'by card' : 'from our bank';
    await recordPaymentEvent(trx, payment, {
      type: 'refund_succeeded',
      message: `${sum} that was held went back to the customer ${how} (${who}): ${note}`,
      at: now,
      attemptId,
      amount: attempt.amount,
    });
    return `${sum} of ${payment.reference} went back ${how}`;
  });
}
