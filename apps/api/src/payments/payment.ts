import type { Selectable } from 'kysely';
import type { PaymentStatus } from '@harbour/contract/enums';
import type { Schemas } from '@harbour/contract/schema';
import { isPaid } from '@harbour/domain/payment-status';
import { MINUTE, after } from '../platform/clock.ts';
import { DomainError } from '../http/errors.ts';
import type { PaymentsTables } from './tables.ts';

/** A payment as the database keeps it. Amounts are minor units of `currency`. */
export type Payment = Selectable<PaymentsTables['payments']>;

export type Customer = Schemas['Customer'];
export type ThreeDSecureOutcome = Schemas['ThreeDSecureOutcome'];

/** How long a payer may take from the start of a payment to the click on Pay, unless the merchant's server says else. */
export const SESSION_MINUTES = 30;

export function sessionEnd(createdAt: Date, minutes: number = SESSION_MINUTES): Date {
  return after(createdAt, minutes * MINUTE);
}

/** Whether the session limit passed before the payer's money was asked for. */
export function hasRunOut(payment: Pick<Payment, 'status' | 'expires_at'>, now: Date): boolean {
  return (payment.status === 'pending' || payment.status === 'requires_action') && payment.expires_at <= now;
}

/**
 * Whether a payer may start, or go on with, an attempt.
 *
 * Fails with: payment_already_paid, payment_in_progress, payment_expired.
 */
export function assertPayable(payment: Pick<Payment, 'status' | 'expires_at'>, now: Date): void {
  if (isPaid(payment.status)) throw new DomainError('payment_already_paid');
  if (payment.status === 'processing') throw new DomainError('payment_in_progress');
  if (payment.status === 'expired' || payment.expires_at <= now) throw new DomainError('payment_expired');
}

/** Whether another card, or another try, may still succeed on the same reference. */
export function isPayable(payment: Pick<Payment, 'status' | 'expires_at'>, now: Date): boolean {
  return ['pending', 'requires_action', 'failed'].includes(payment.status) && payment.expires_at > now;
}

/** What may still be given back: pending refunds count as given. Nothing while a dispute is open, or after one was lost. */
export function refundableAmount(
  payment: Pick<Payment, 'status' | 'captured_amount' | 'refund_claimed_amount'>,
): number {
  if (payment.status === 'disputed') return 0;
  return payment.captured_amount - payment.refund_claimed_amount;
}

/** The status that a captured payment has by what was given back. */
export function statusAfterRefunds(refunded: number, captured: number): PaymentStatus {
  if (refunded === 0) return 'succeeded';
  return refunded === captured ? 'refunded' : 'partially_refunded';
}
