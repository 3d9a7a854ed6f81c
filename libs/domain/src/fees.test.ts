import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeFor, netAfterRefunds, payerFeeFor, refundedFeeFor } from './fees.ts';

/** 1.5 % + ₦100, at most ₦2,000, the ₦100 waived below ₦2,500. */
const schedule = { basis_points: 150, fixed: 10_000, cap: 200_000, waiver_threshold: 250_000 };
const percentage = { basis_points: 150, fixed: 0, cap: null, waiver_threshold: null };

describe('feeFor', () => {
  test.each([
    [100_000, 1_500],
    [249_999, 3_750],
    [250_000, 13_750],
    [1_000_000, 25_000],
    [12_666_667, 200_000],
    [1_000_000_000, 200_000],
    [0, 0],
  ])('takes of %i kobo %i', (amount, fee) => {
    expect(feeFor(amount, schedule)).toBe(fee);
  });

  test.each([
    [33, 0],
    [34, 1],
    [99, 1],
    [100, 2],
    [166, 2],
    [167, 3],
  ])('rounds half a unit up: %i → %i', (amount, fee) => {
    expect(feeFor(amount, percentage)).toBe(fee);
  });

  test('is exact where amount × percentage passes 2^53', () => {
    expect(feeFor(9_007_199_254_740_991, { ...percentage, basis_points: 3_333 })).toBe(3_002_099_511_605_172);
  });

  test('never takes more than there is', () => {
    expect(feeFor(50, { ...percentage, fixed: 100 })).toBe(50);
  });

  test('refuses an amount that is not whole', () => {
    expect(() => feeFor(1.5, percentage)).toThrow(RangeError);
  });

  test('fee + net is the amount, both at least 0, for every schedule', () => {
    const anySchedule = fc.record({
      basis_points: fc.integer({ min: 0, max: 10_000 }),
      fixed: fc.nat(),
      cap: fc.option(fc.nat()),
      waiver_threshold: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), anySchedule, (amount, terms) => {
        const fee = feeFor(amount, terms);
        expect(Number.isSafeInteger(fee)).toBe(true);
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(amount - fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(terms.cap ?? fee);
      }),
    );
  });
});

describe('payerFeeFor', () => {
  test.each([10_000, 10_001])('of %i hundredths of a percent nothing would be left', (basis_points) => {
    expect(() => payerFeeFor(100, { ...percentage, basis_points })).toThrow(RangeError);
  });

  test('a sum that is not exact is refused', () => {
    expect(() => payerFeeFor(Number.MAX_SAFE_INTEGER, percentage)).toThrow(RangeError);
  });
});

describe('netAfterRefunds', () => {
  test.each([
    ['before any refund', { amount: 0, fee: 0 }, 9_850],
    ['after a part', { amount: 4_000, fee: 0 }, 5_850],
    ['below zero by the fee that we keep of what went back whole', { amount: 10_000, fee: 0 }, -150],
    ['without what we gave back of the fee', { amount: 5_000, fee: 75 }, 4_925],
  ])('is what the merchant keeps %s', (_when, refunded, net) => {
    expect(netAfterRefunds({ amount: 10_000, fee: 150 }, refunded)).toBe(net);
  });
});

describe('refundedFeeFor', () => {
  test('where the payer bore no fee, none goes back, whatever was booked before', () => {
    expect(refundedFeeFor({ amount: 0, fee: 0 }, { amount: 0, fee: 0 }, 0)).toBe(0);
  });
});
