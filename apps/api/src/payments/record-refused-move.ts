import type { ErrorCode, PaymentStatus } from '@harbour/contract/enums';
import { canMove, describePaymentStatus } from '@harbour/domain/payment-status';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { RequestContext } from '../http/handler.ts';
import type { Transaction } from '../platform/database.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Payment } from './payment.ts';
import { loadPayment, lockPayment } from './payment-repository.ts';

/** Refusals that say where a payment is, and that it cannot go from there to where a caller wants it. */
const OF_MOVES: ReadonlySet<ErrorCode> = new Set([
  'payment_already_paid',
  'payment_in_progress',
  'payment_expired',
  'payment_not_refundable',
  'payment_disputed',
]);

interface Move {
  businessId: string;
  paymentId: string;
  to: PaymentStatus;
  log: RequestContext['log'];
}

/**
 * Does what somebody asks for. A move of the payment that is refused stands on its timeline, in a commit of its own, as the
 * call's is undone; once from each status, however often it is asked for. The caller is told of the refusal whether or not it
 * could be written down.
 */
export async function recordingRefusedMove<T>(
  deps: AppDependencies,
  move: Move,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && OF_MOVES.has(error.code))
      await recordOnce(deps, move, error.message).catch((fault: unknown) =>
        move.log.error(fault, 'A refused move of a payment could not be recorded'),
      );
    throw error;
  }
}

function recordOnce(
  { database, clock }: AppDependencies,
  { businessId, paymentId, to }: Move,
  reason: string,
): Promise<void> {
  return database.forBusiness(businessId, async (trx) => {
    // Looked at without holding the row first: who asks again and again keeps nobody waiting.
    if (!(await isNews(trx, await loadPayment(trx, businessId, paymentId), to))) return;
    const payment = await lockPayment(trx, businessId, paymentId);
    if (!(await isNews(trx, payment, to))) return;
    const [here, there] = [payment.status, to].map((status) => describePaymentStatus(status).label);
    await recordPaymentEvent(trx, payment, {
      type: 'transition_refused',
      message: `Refused to go from “${here}” to “${there}”: ${reason}`,
      at: clock.now(),
      from: payment.status,
      to,
    });
  });
}

/** Whether the payment cannot make that move, which may have changed since it was refused, and nothing says so yet. */
async function isNews(trx: Transaction, { id, status }: Payment, to: PaymentStatus): Promise<boolean> {
  // A dispute ends where the payment was, and lets nobody else move it meanwhile.
  if (status !== 'disputed' && canMove(status, to)) return false;
  const recorded = await trx
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', id)
    .where('type', '=', 'transition_refused')
    .where('from_status', '=', status)
    .where('to_status', '=', to)
    .executeTakeFirst();
  return recorded === undefined;
}
