import { canMove } from '@harbour/domain/payment-status';
import type { AppDependencies } from '../dependencies.ts';
import { areOpen, findAccounts, postTransactions } from '../ledger/post-transaction.ts';
import type { Statement } from '../platform/pipeline.ts';
import { failpoint } from '../platform/failpoint.ts';
import type { Attempt } from './attempt.ts';
import type { Payment } from './payment.ts';
import { LOCK_PAYMENTS } from './payment-repository.ts';
import type { SettledAttempt } from './settle-attempt.ts';
import type { Captured } from './write-captures.ts';
import { bookingOf, priceCaptures, writeCaptures } from './write-captures.ts';

/** The attempt of a payment that the acquirer has approved. */
export interface ApprovedAttempt {
  payment: Pick<Payment, 'id' | 'mode' | 'currency'>;
  attemptId: string;
  outcome: Captured['outcome'];
}

const READ_ATTEMPTS: Statement = {
  name: 'read_attempts',
  text: 'select * from attempts where id = any($1)',
};

/**
 * Writes down approvals of one business's payments in one commit: attempts, payments, ledger, timelines, events and
 * receipts. Those that came in between, or whose accounts are still to be opened, are left alone and come back `undefined`.
 */
export function settleTogether(
  { database, clock }: AppDependencies,
  businessId: string,
  approved: readonly ApprovedAttempt[],
): Promise<(SettledAttempt | undefined)[]> {
  return database.pipeline.transaction(businessId, async (send) => {
    const now = clock.now();
    // In this order: what is read of a payment is read with its row held.
    const [payments, attempts, accounts] = await Promise.all([
      send<Payment>(LOCK_PAYMENTS, [businessId, approved.map(({ payment }) => payment.id)]),
      send<Attempt>(READ_ATTEMPTS, [approved.map(({ attemptId }) => attemptId)]),
      findAccounts(
        send,
        businessId,
        approved.map(({ payment }) => payment),
      ),
    ]);
    const free = new Map(payments.map((payment) => [payment.id, payment]));
    const attemptsById = new Map(attempts.map((attempt) => [attempt.id, attempt]));
    const captures = approved.flatMap(({ payment: { id }, attemptId, outcome }): Captured[] => {
      const payment = free.get(id);
      const attempt = attemptsById.get(attemptId);
      free.delete(id);
      return payment?.id !== attempt?.payment_id || payment === undefined || attempt?.status !== 'authorising'
        ? []
        : canMove(payment.status, 'succeeded')
          ? [{ payment, attempt, outcome }]
          : [];
    });
    const { business, priced } = await priceCaptures(send, businessId, captures, now);
    const plain = priced.filter((capture) => areOpen(accounts, bookingOf(capture, now)));
    if (plain.length === 0) return approved.map(() => undefined);
    const [settled] = await Promise.all([
      writeCaptures(send, businessId, business, plain, now),
      postTransactions(
        send,
        accounts,
        plain.map((capture) => bookingOf(capture, now)),
      ),
    ]);
    failpoint('charge.before-commit');
    const byAttempt = new Map(settled.map((each) => [each.attempt.id, each]));
    return approved.map(({ attemptId }) => byAttempt.get(attemptId));
  });
}
