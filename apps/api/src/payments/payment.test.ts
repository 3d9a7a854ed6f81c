import type { PaymentStatus } from '@harbour/contract/enums';
import { paymentStatuses } from '@harbour/contract/enums';
import { expect, test } from 'vitest';
import { DomainError } from '../http/errors.ts';
import { MINUTE, after } from '../platform/clock.ts';
import {
  assertPayable,
  hasRunOut,
  isPayable,
  refundableAmount,
  sessionEnd,
  statusAfterRefunds,
} from './payment.ts';

const end = new Date('2026-03-02T09:30:00Z');
const before = after(end, -1);

const payment = (status: PaymentStatus) => ({ status, expires_at: end });

function refusal(status: PaymentStatus, now: Date): string | undefined {
  try {
    assertPayable(payment(status), now);
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

test('a payer has half an hour, unless the merchant says else', () => {
  expect(sessionEnd(after(end, -30 * MINUTE))).toEqual(end);
  expect(sessionEnd(after(end, -5 * MINUTE), 5)).toEqual(end);
});

test('time runs out for who has not paid yet, at its very end', () => {
  const runOut = (now: Date) => paymentStatuses.filter((status) => hasRunOut(payment(status), now));
  expect(runOut(end)).toEqual(['pending', 'requires_action']);
  expect(runOut(before)).toEqual([]);
});

test('a payer may try until the end, unless it is paid, expired or on its way', () => {
  const payable = (now: Date) => paymentStatuses.filter((status) => isPayable(payment(status), now));
  expect(payable(before)).toEqual(['pending', 'requires_action', 'failed']);
  expect(payable(end)).toEqual([]);
  for (const status of paymentStatuses)
    expect(refusal(status, before) === undefined, status).toBe(isPayable(payment(status), before));
});

test('a refusal says why', () => {
  expect(refusal('succeeded', end)).toBe('payment_already_paid');
  expect(refusal('refunded', before)).toBe('payment_already_paid');
  expect(refusal('processing', end)).toBe('payment_in_progress');
  expect(refusal('expired', before)).toBe('payment_expired');
  expect(refusal('pending', end)).toBe('payment_expired');
});

test('what was asked to be given back is given back no second time, and nothing while a dispute is open', () => {
  const sums = { captured_amount: 1_000, refund_claimed_amount: 300 };
  expect(refundableAmount({ ...sums, status: 'partially_refunded' })).toBe(700);
  expect(refundableAmount({ ...sums, status: 'disputed' })).toBe(0);
});

test('the status says how much was given back', () => {
  expect([0, 1, 999, 1_000].map((refunded) => statusAfterRefunds(refunded, 1_000))).toEqual([
    'succeeded',
    'partially_refunded',
    'partially_refunded',
    'refunded',
  ]);
});
