import type { Money } from '@harbour/domain/money';
import { formatMoney, isCurrency, isMinorAmount } from '@harbour/domain/money';
import type { Authorisation, NoAnswer } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import { jsonb } from '../platform/database.ts';
import type { Attempt } from './attempt.ts';
import { isTakenOtherwise } from './attempt.ts';
import { recordPaymentEvent } from './payment-events.ts';
import { lockPayment } from './payment-repository.ts';

/**
 * What the acquirer said of an attempt. That it took another sum than it was asked for is no outcome that can be booked: it is
 * written down once, whoever still waits for the answer, and is unknown: until the acquirer says that it took the right sum or
 * declines, or a person has settled it there. That it never saw the attempt is not believed after that.
 */
export async function asAsked<Said extends Authorisation | NoAnswer | { result: 'not_found' }>(
  deps: AppDependencies,
  attempt: Attempt,
  said: Said,
): Promise<Said | { result: 'unknown' }> {
  if (said.result === 'not_found' && isTakenOtherwise(attempt)) return { result: 'unknown' };
  if (said.result !== 'captured' || isSame(said.taken, attempt)) return said;
  await recordTakenOtherwise(deps, attempt, said);
  return { result: 'unknown' };
}

function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

async function recordTakenOtherwise(
  { database, clock }: AppDependencies,
  attempt: Attempt,
  { taken, acquirerId }: Extract<Authorisation, { result: 'captured' }>,
): Promise<void> {
  await database.forBusiness(attempt.business_id, async (trx) => {
    const payment = await lockPayment(trx, attempt.business_id, attempt.payment_id);
    const written = await trx
      .updateTable('attempts')
      .set({ taken_otherwise: jsonb({ acquirer_id: acquirerId, ...taken }) })
      .where('id', '=', attempt.id)
      .where('taken_otherwise', 'is', null)
      .returning('status')
      .executeTakeFirst();
    if (written === undefined) return;
    const sums = `The acquirer says that it took ${inWords(taken)} instead of ${inWords(attempt)}.`;
    const booked = written.status === 'succeeded' ? 'The second is booked' : 'Nothing of it is booked';
    await recordPaymentEvent(trx, payment, {
      type: 'transition_refused',
      message: `${sums} ${booked} until that is settled with the acquirer.`,
      at: clock.now(),
      attemptId: attempt.id,
      amount: attempt.amount,
      from: payment.status,
      to: 'succeeded',
    });
  });
}

/** A sum as the acquirer says it, whose currency may be none that is known here. */
export function inWords({ amount, currency }: Money): string {
  return isCurrency(currency) && isMinorAmount(amount)
    ? formatMoney({ amount, currency })
    : `${amount} units of ${currency}`;
}

/** What is told of it, and to whom. */
interface Log {
  error(fields: object, message: string): void;
}

/** Tells the operator of sums that the acquirer took otherwise than asked for, until they are settled. */
export async function sayTakenOtherwise(
  { database }: Pick<AppDependencies, 'database'>,
  log: Log,
): Promise<void> {
  const found = await database.acrossBusinesses((trx) =>
    trx
      .selectFrom('attempts')
      .select(['id', 'payment_id', 'acquirer', 'amount', 'currency', 'taken_otherwise'])
      .where('taken_otherwise', 'is not', null)
      .where('taken_settled_at', 'is', null)
      .orderBy('id')
      .execute(),
  );
  for (const { id, payment_id: payment, acquirer, amount, currency, taken_otherwise: taken } of found)
    log.error(
      { attempt: id, payment, acquirer, asked: { amount, currency }, taken },
      'The acquirer took another sum than it was asked for, which is not booked: settle it with the acquirer',
    );
}
