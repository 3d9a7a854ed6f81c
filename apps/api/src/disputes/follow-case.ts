import { disputeSteps } from '@harbour/domain/dispute-status';
import type { DisputeStatus } from '@harbour/contract/enums';
import type { Acquirer, DisputeCase } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { Attempt } from '../payments/attempt.ts';
import { acquirerIsOurs } from '../payments/of-our-acquirer.ts';
import type { Payment } from '../payments/payment.ts';
import { holdPayment } from '../payments/hold-payment.ts';
import type { Mode } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Dispute } from './dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { recordRefusal } from './record-refusal.ts';

/** `later`: what it depends on isn't known yet, so the notice has to be read again. */
export type Followed = 'done' | 'later';

/**
 * Follows a notice of the acquirer. Notices may come twice, late, out of order, or only the last of several: what is older
 * than what is known changes nothing, and steps that were left out are made up for. One of a capture that is nobody's here
 * is passed over.
 */
export async function followCase(
  { database, clock, acquirer }: AppDependencies,
  mode: Mode,
  found: DisputeCase,
): Promise<Followed> {
  const attempt = await database.acrossBusinesses((trx) => findAttempt(trx, { mode, acquirer }, found));
  if (attempt === undefined) return 'done';
  return database.forBusiness(attempt.business_id, (trx) => follow(trx, attempt, found, clock.now()));
}

function findAttempt(
  trx: Transaction,
  { mode, acquirer }: { mode: Mode; acquirer: Acquirer },
  found: DisputeCase,
): Promise<Attempt | undefined> {
  return trx
    .selectFrom('attempts as attempt')
    .innerJoin('payments as payment', 'payment.id', 'attempt.payment_id')
    .selectAll('attempt')
    .where('payment.mode', '=', mode)
    .where(acquirerIsOurs('attempt.acquirer', { acquirer }))
    .where((where) =>
      where.or([
        where('attempt.acquirer_id', '=', found.acquirerId),
        ...(found.key === null ? [] : [where('attempt.id', '=', found.key)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

async function follow(trx: Transaction, attempt: Attempt, found: DisputeCase, now: Date): Promise<Followed> {
  const payment = await holdPayment(trx, attempt.business_id, attempt.payment_id);
  const known = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('acquirer_case_id', '=', found.caseId)
    .forUpdate()
    .executeTakeFirst();
  if (known !== undefined) {
    if (found.version > known.version) await catchUp(trx, { dispute: known, payment }, found, now);
    return 'done';
  }
  // The capture's outcome, or a refund's, is still to come: only then is it known how much can be disputed.
  if (attempt.status === 'authorising' || payment.refund_claimed_amount > payment.refunded_amount)
    return 'later';
  if (attempt.status !== 'succeeded') {
    await recordRefusal(
      trx,
      payment,
      `A dispute (${found.caseId}) of a given-up attempt was not followed.`,
      now,
    );
    return 'done';
  }
  const dispute = await openDispute(trx, payment, found, now);
  if (dispute === undefined) return 'done';
  const disputed = await holdPayment(trx, payment.business_id, payment.id);
  await catchUp(trx, { dispute, payment: disputed }, found, now);
  return 'done';
}

/** Takes a dispute to where the acquirer says it is, through every status between. */
async function catchUp(
  trx: Transaction,
  held: { dispute: Dispute; payment: Payment },
  found: DisputeCase,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('disputes')
    .set({ version: found.version, due_by: found.dueBy })
    .where('id', '=', held.dispute.id)
    .execute();
  let at: typeof held | undefined = held;
  for (const to of stepsTo(held.dispute.status, found.status)) {
    if (at === undefined) return;
    const step: Parameters<typeof moveDispute>[2] =
      to === 'lost'
        ? { to, loss: at.dispute.status === 'needs_response' ? 'unanswered' : 'decided' }
        : { to };
    at = await moveDispute(trx, at, step, { now });
  }
}

type Target = Exclude<DisputeStatus, 'needs_response'>;

/** Where no way leads, the last step alone, which is then refused and recorded. */
function stepsTo(from: DisputeStatus, to: DisputeStatus): Target[] {
  if (from === to || to === 'needs_response') return [];
  return disputeSteps(from, to).filter((step): step is Target => step !== 'needs_response');
}
