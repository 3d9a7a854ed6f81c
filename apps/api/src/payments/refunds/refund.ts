import { formatMoney } from '@harbour/domain/money';
import type { Selectable } from 'kysely';
import { DomainError } from '../../http/errors.ts';
import type { Payment } from '../payment.ts';
import { refundableAmount } from '../payment.ts';
import type { RefundsTables } from './tables.ts';

export type Refund = Selectable<RefundsTables['refunds']>;

/**
 * How much a refund gives back, in minor units. The payment's row must be held.
 *
 * Fails with: payment_disputed, payment_not_refundable, currency_mismatch, refund_exceeds_refundable.
 */
export function amountToRefund(
  payment: Payment,
  asked: { amount: number; currency: string } | undefined,
): number {
  const refundable = refundableAmount(payment);
  if (payment.status === 'disputed') throw new DomainError('payment_disputed');
  if (payment.captured_amount === 0) throw new DomainError('payment_not_refundable');
  if (asked !== undefined && asked.currency !== payment.currency) {
    const message = `The payment is in ${payment.currency}.`;
    throw new DomainError('currency_mismatch', {
      message,
      errors: [{ field: 'amount.currency', message, code: 'mismatch' }],
    });
  }
  if (refundable === 0) throw new DomainError('payment_not_refundable');
  const amount = asked?.amount ?? refundable;
  if (amount > refundable) {
    const most = formatMoney({ amount: refundable, currency: payment.currency });
    throw new DomainError('refund_exceeds_refundable', {
      errors: [{ field: 'amount', message: `At most ${most} is left to refund.`, code: 'too_large' }],
    });
  }
  return amount;
}
