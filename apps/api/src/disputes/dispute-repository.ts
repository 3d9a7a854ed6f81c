import { DomainError } from '../http/errors.ts';
import type { MerchantCaller } from '../payments/merchant-caller.ts';
import { onlyMode } from '../payments/merchant-caller.ts';
import type { Payment } from '../payments/payment.ts';
import { holdPayment } from '../payments/hold-payment.ts';
import type { Transaction } from '../platform/database.ts';
import type { Dispute } from './dispute.ts';

/** A dispute with what stands beside it on the wire. */
export type ShownDispute = Dispute & {
  reference: string;
  settlement_id: string | null;
  return_settlement_id: string | null;
};

/** The disputes of a business, each with its payment's reference and its settlements. */
export function shownDisputes(trx: Transaction, businessId: string) {
  return trx
    .selectFrom('disputes as dispute')
    .innerJoin('payments as payment', 'payment.id', 'dispute.payment_id')
    .leftJoin('dispute_movements as taken', (join) =>
      join.onRef('taken.dispute_id', '=', 'dispute.id').on('taken.kind', '=', 'opened'),
    )
    .leftJoin('dispute_movements as returned', (join) =>
      join.onRef('returned.dispute_id', '=', 'dispute.id').on('returned.kind', '=', 'won'),
    )
    .selectAll('dispute')
    .select(['payment.reference', 'taken.settlement_id', 'returned.settlement_id as return_settlement_id'])
    .where('dispute.business_id', '=', businessId);
}

/** Fails with: not_found, also where the caller's API key is of the other mode. */
export async function loadShownDispute(
  trx: Transaction,
  caller: MerchantCaller,
  id: string,
): Promise<ShownDispute> {
  const dispute = await shownDisputes(trx, caller.businessId).where('dispute.id', '=', id).executeTakeFirst();
  const mode = onlyMode(caller);
  if (dispute === undefined || (mode !== undefined && dispute.mode !== mode))
    throw new DomainError('not_found');
  return dispute;
}

/**
 * Holds a dispute and its payment until the transaction ends; always the payment first, so that nobody waits for each other.
 *
 * Fails with: not_found.
 */
export async function lockDispute(
  trx: Transaction,
  businessId: string,
  id: string,
): Promise<{ dispute: Dispute; payment: Payment }> {
  const found = await trx
    .selectFrom('disputes')
    .select('payment_id')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new DomainError('not_found');
  const payment = await holdPayment(trx, businessId, found.payment_id);
  const dispute = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { dispute, payment };
}
