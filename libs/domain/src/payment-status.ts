import type { PageAfterPayment, PaymentStatus } from '@harbour/contract/enums';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warn' | 'danger';

interface StatusRule {
  /** Where a payment may go from here. Any other move is refused and recorded. */
  next: readonly PaymentStatus[];
  /** The payer's result page. */
  page: PageAfterPayment;
  /** Whether the payer's money was taken. */
  paid: boolean;
  label: string;
  tone: StatusTone;
}

/**
 * The one table of payment statuses; the server's guard, the badge, the polling and the result pages read it.
 *
 * A decline never kills a reference: from `failed` a new attempt may start. A dispute that is won goes back to where the
 * payment was.
 */
export const paymentStatusRules: Readonly<Record<PaymentStatus, StatusRule>> = {
  pending: {
    next: ['requires_action', 'processing', 'failed', 'expired'],
    page: 'pending',
    paid: false,
    label: 'Pending',
    tone: 'neutral',
  },
  requires_action: {
    next: ['processing', 'failed', 'expired'],
    page: 'pending',
    paid: false,
    label: 'Requires action',
    tone: 'warn',
  },
  processing: {
    next: ['succeeded', 'failed'],
    page: 'pending',
    paid: false,
    label: 'Processing',
    tone: 'info',
  },
  succeeded: {
    next: ['partially_refunded', 'refunded', 'disputed'],
    page: 'success',
    paid: true,
    label: 'Succeeded',
    tone: 'success',
  },
  failed: {
    next: ['requires_action', 'processing', 'expired'],
    page: 'failure',
    paid: false,
    label: 'Failed',
    tone: 'danger',
  },
  expired: { next: [], page: 'failure', paid: false, label: 'Expired', tone: 'neutral' },
  partially_refunded: {
    next: ['partially_refunded', 'refunded', 'disputed'],
    page: 'success',
    paid: true,
    label: 'Partially refunded',
    tone: 'info',
  },
  refunded: { next: ['disputed'], page: 'success', paid: true, label: 'Refunded', tone: 'neutral' },
  disputed: {
    next: ['succeeded', 'partially_refunded', 'refunded'],
    page: 'success',
    paid: true,
    label: 'Disputed',
    tone: 'warn',
  },
};

/** Whether a payment may go from one status to another. */
export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentStatusRules[from].next.includes(to);
}

/** Whether the outcome is known: nothing changes any more unless somebody acts, so polling stops. */
export function isTerminal(status: PaymentStatus): boolean {
  return resultPageFor(status) !== 'pending';
}

/** Whether the payer's money was taken, whatever was given back since. */
export function isPaid(status: PaymentStatus): boolean {
  return paymentStatusRules[status].paid;
}

/** Where the payer belongs: only what the server says was paid is a success. */
export function resultPageFor(status: PaymentStatus): PageAfterPayment {
  return paymentStatusRules[status].page;
}

/** Words and colour of the status badge. */
export function describePaymentStatus(status: PaymentStatus): { label: string; tone: StatusTone } {
  const { label, tone } = paymentStatusRules[status];
  return { label, tone };
}
