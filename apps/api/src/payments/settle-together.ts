import type { AppDependencies } from '../dependencies.ts';
import { areOpen, findAccounts, postTransactions } from '../ledger/post-transaction.ts';
import { failpoint } from '../platform/failpoint.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import type { SettledAttempt } from './settle-attempt.ts';
import type { Captured, PricedCapture } from './write-captures.ts';
import { bookingOf, priceCaptures, writeCaptures } from './write-captures.ts';

/** Those whose outcome is still awaited; what somebody else holds is not waited for. */
const HOLD: Statement = {
  name: 'hold_awaited_payments',
  text: `
    select id from payments where business_id = $1 and id = any($2) and status = 'processing'
    for update skip locked`,
};

/**
 * Writes down approvals of one business's payments in one commit: attempts, payments, ledger, timelines, events and
 * receipts. The payments and attempts are those of the claim: what makes them another's in between is seen, and undoes it
 * all. Payments that are settled or held by somebody else, and those whose accounts are still to be opened, come back
 * `undefined`.
 *
 * @param along writes what belongs into the same commit
 */
export function settleTogether<Capture extends Captured>(
  { database, clock }: AppDependencies,
  businessId: string,
  captures: readonly Capture[],
  along: (send: Send, settled: readonly (Capture & PricedCapture)[]) => Promise<void>,
): Promise<(SettledAttempt | undefined)[]> {
  return database.pipeline.transaction(businessId, async (send) => {
    const now = clock.now();
    const payments = captures.map(({ payment }) => payment);
    const [held, accounts, { business, priced }] = await Promise.all([
      send<{ id: string }>(HOLD, [businessId, payments.map(({ id }) => id)]),
      findAccounts(send, businessId, payments),
      priceCaptures(send, businessId, captures, now),
    ]);
    const awaited = new Set(held.map(({ id }) => id));
    const plain = priced.filter(
      (capture) => awaited.has(capture.payment.id) && areOpen(accounts, bookingOf(capture, now)),
    );
    if (plain.length === 0) return captures.map(() => undefined);
    const [settled] = await Promise.all([
      writeCaptures(send, businessId, business, plain, now),
      postTransactions(
        send,
        accounts,
        plain.map((capture) => bookingOf(capture, now)),
      ),
      along(send, plain),
    ]);
    failpoint('charge.before-commit');
    const byAttempt = new Map(settled.map((each) => [each.attempt.id, each]));
    return captures.map(({ attempt }) => byAttempt.get(attempt.id));
  });
}
