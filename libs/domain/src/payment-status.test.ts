import { paymentStatuses } from '@harbour/contract/enums';
import type { PaymentStatus } from '@harbour/contract/enums';
import { describe, expect, test } from 'vitest';
import {
  canMove,
  describePaymentStatus,
  isPaid,
  isTerminal,
  paymentStatusRules,
  resultPageFor,
} from './payment-status.ts';

/** Written out by hand, so that a change of the table has to be meant. */
const moves: Record<PaymentStatus, string> = {
  pending: 'requires_action processing failed expired',
  requires_action: 'processing failed expired',
  processing: 'succeeded failed',
  succeeded: 'partially_refunded refunded disputed',
  failed: 'requires_action processing expired',
  expired: '',
  partially_refunded: 'partially_refunded refunded disputed',
  refunded: 'disputed',
  disputed: 'succeeded partially_refunded refunded',
};

describe('payment status', () => {
  test.each(paymentStatuses)('%s moves only where the specification says', (from) => {
    expect(paymentStatuses.filter((to) => canMove(from, to)).toSorted()).toEqual(
      moves[from].split(' ').filter(Boolean).toSorted(),
    );
  });

  test('every status of the contract has its row and no other', () => {
    expect(Object.keys(paymentStatusRules).toSorted()).toEqual([...paymentStatuses].toSorted());
  });

  test('money is taken only through processing, and never untaken', () => {
    for (const from of paymentStatuses) {
      for (const to of paymentStatuses.filter((status) => canMove(from, status))) {
        if (isPaid(to) && !isPaid(from)) expect(from).toBe('processing');
        if (isPaid(from)) expect(isPaid(to)).toBe(true);
      }
    }
  });

  test('only what was paid shows success', () => {
    expect(paymentStatuses.filter((status) => resultPageFor(status) === 'success')).toEqual(
      paymentStatuses.filter(isPaid),
    );
  });

  test('what was not paid, and never will be, shows failure', () => {
    expect(paymentStatuses.filter((status) => resultPageFor(status) === 'failure')).toEqual([
      'failed',
      'expired',
    ]);
  });

  test('polling goes on exactly while the outcome is open', () => {
    expect(paymentStatuses.filter((status) => !isTerminal(status))).toEqual([
      'pending',
      'requires_action',
      'processing',
    ]);
  });

  test('a decline leaves the way open for another attempt', () => {
    expect(canMove('failed', 'processing')).toBe(true);
    expect(canMove('failed', 'succeeded')).toBe(false);
  });

  test('every status has words of its own', () => {
    const labels = paymentStatuses.map((status) => describePaymentStatus(status).label);
    expect(new Set(labels).size).toBe(paymentStatuses.length);
  });
});
