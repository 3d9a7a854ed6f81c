import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FeeSchedule } from './fees.ts';
import { feeFor, netAfterRefunds, payerFeeFor, priceFor, refundedFeeFor } from './fees.ts';
import { currencyCodes, currencyExponent, toMajorString } from './money.ts';

/** The largest sum on the wire: twelve digits of minor units. */
const LARGEST = 999_999_999_999;
const RUNS = { numRuns: 500 };

const amounts = fc.oneof(
  fc.integer({ min: 1, max: LARGEST }),
  fc.integer({ min: 1, max: 10_000 }),
  fc.integer({ min: 1, max: 10_000_000 }),
);
const part = fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 1_000_000 }));
const schedules: fc.Arbitrary<FeeSchedule> = fc.record({
  basis_points: fc.oneof(fc.integer({ min: 0, max: 9_900 }), fc.integer({ min: 0, max: 500 })),
  fixed: part,
  cap: fc.option(part),
  waiver_threshold: fc.option(fc.oneof(part, fc.nat({ max: LARGEST }))),
});
/** Both bearers' fees of an amount that is asked for, and of the sum that a payer is charged. */
const fees = [
  ['merchant', feeFor],
  ['payer', payerFeeFor],
] as const;

describe.each(fees)('a fee that the %s bears', (_bearer, fee) => {
  test('is whole, never negative, and honours the cap', () => {
    fc.assert(
      fc.property(amounts, schedules, (amount, schedule) => {
        const found = fee(amount, schedule);
        expect(Number.isSafeInteger(found)).toBe(true);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(schedule.cap ?? found);
      }),
      RUNS,
    );
  });

  test('never falls as the amount grows', () => {
    fc.assert(
      fc.property(amounts, amounts, schedules, (one, other, schedule) => {
        const [less = 0, more = 0] = [one, other].toSorted((a, b) => a - b);
        expect(fee(less, schedule)).toBeLessThanOrEqual(fee(more, schedule));
      }),
      RUNS,
    );
  });

  test('has no fixed part below the threshold, and all of it from there on', () => {
    fc.assert(
      fc.property(amounts, schedules, fc.boolean(), (amount, schedule, below) => {
        const waiver_threshold = below ? amount + 1 : amount;
        const terms = { ...schedule, waiver_threshold };
        const same = { ...schedule, waiver_threshold: null, ...(below ? { fixed: 0 } : {}) };
        expect(fee(amount, terms)).toBe(fee(amount, same));
      }),
      RUNS,
    );
  });

  test('of a schedule without price is nothing', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fee(amount, { basis_points: 0, fixed: 0, cap: null, waiver_threshold: null })).toBe(0);
      }),
    );
  });

  test.each(currencyCodes)('in %s is a whole number of its minor unit', (currency) => {
    const schedule = { basis_points: 290, fixed: 30, cap: null, waiver_threshold: null };
    const exponent = currencyExponent(currency);
    // A hundred units, whatever the currency's decimals are.
    const found = fee(100 * 10 ** exponent, schedule);
    const [, decimals = ''] = toMajorString({ amount: found, currency }).split('.');
    expect(decimals).toHaveLength(exponent);
  });
});

test('a fee that the merchant bears is never above the amount', () => {
  fc.assert(
    fc.property(amounts, schedules, (amount, schedule) => {
      expect(feeFor(amount, schedule)).toBeLessThanOrEqual(amount);
    }),
    RUNS,
  );
});

test('it is rounded once: half a unit off the exact share at most', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 9_900 }), (amount, basis_points) => {
      const fee = feeFor(amount, { basis_points, fixed: 0, cap: null, waiver_threshold: null });
      const doubled = 20_000n * BigInt(fee) - 2n * BigInt(amount) * BigInt(basis_points);
      expect(doubled > -10_000n && doubled <= 10_000n).toBe(true);
    }),
    RUNS,
  );
});

describe('a fee that the payer bears', () => {
  test('leaves the merchant exactly what was asked for', () => {
    fc.assert(
      fc.property(amounts, schedules, (asked, schedule) => {
        const price = priceFor(asked, schedule, 'payer');
        expect(price.amount - price.fee).toBe(asked);
        expect(priceFor(asked, schedule, 'merchant')).toEqual({ amount: asked, fee: 0 });
      }),
      RUNS,
    );
  });

  test('is rounded once: half a unit off the exact fee at most, a half rounded up', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 9_900 }), part, (asked, basis_points, fixed) => {
        const fee = payerFeeFor(asked, { basis_points, fixed, cap: null, waiver_threshold: null });
        const left = 10_000n - BigInt(basis_points);
        const exact = BigInt(asked) * BigInt(basis_points) + BigInt(fixed) * 10_000n;
        const doubled = 2n * (BigInt(fee) * left - exact);
        expect(doubled > -left && doubled <= left).toBe(true);
      }),
      RUNS,
    );
  });

  test('is what the schedule takes of all that the payer pays, to the unit', () => {
    fc.assert(
      fc.property(amounts, schedules, (asked, schedule) => {
        const terms = { ...schedule, waiver_threshold: null };
        const { amount, fee } = priceFor(asked, terms, 'payer');
        expect(Math.abs(feeFor(amount, terms) - fee)).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  test.each([
    [1_000_000, { basis_points: 150, fixed: 10_000, cap: 200_000, waiver_threshold: 250_000 }, 25_381],
    [200_000, { basis_points: 150, fixed: 10_000, cap: 200_000, waiver_threshold: 250_000 }, 3_046],
    [100_000_000, { basis_points: 150, fixed: 10_000, cap: 200_000, waiver_threshold: 250_000 }, 200_000],
    [1, { basis_points: 5_000, fixed: 0, cap: null, waiver_threshold: null }, 1],
    [1, { basis_points: 3_333, fixed: 0, cap: null, waiver_threshold: null }, 0],
    [0, { basis_points: 150, fixed: 30, cap: null, waiver_threshold: null }, 30],
  ])('of %i asked for is as calculated by hand', (asked, schedule, fee) => {
    expect(payerFeeFor(asked, schedule)).toBe(fee);
  });

  test.each([
    ['a schedule that takes everything', 100, 10_000],
    ['an amount that is not whole', 1.5, 150],
    ['a sum beyond what is exact', Number.MAX_SAFE_INTEGER, 150],
  ])('refuses %s', (_what, asked, basis_points) => {
    const schedule = { basis_points, fixed: 0, cap: null, waiver_threshold: null };
    expect(() => payerFeeFor(asked, schedule)).toThrow(RangeError);
  });
});

describe('the fee that refunds give back', () => {
  const payments = fc.tuple(amounts, fc.nat({ max: 1_000_000 })).map(([asked, fee]) => ({
    amount: asked + fee,
    fee,
  }));
  /** Refunds of parts of what is left, some of which fail. */
  const tries = fc.array(fc.record({ share: fc.integer({ min: 1, max: 1_000 }), fails: fc.boolean() }), {
    maxLength: 12,
  });

  test('is within the refund, in all never above the fee, and all of it with all of the payment', () => {
    fc.assert(
      fc.property(payments, tries, (paid, parts) => {
        const given: { amount: number; fee: number; fails: boolean }[] = [];
        const sumOf = (of: typeof given) => ({
          amount: of.reduce((sum, each) => sum + each.amount, 0),
          fee: of.reduce((sum, each) => sum + each.fee, 0),
        });
        const refund = (amount: number, before: { amount: number; fee: number }, fails: boolean) => {
          const fee = refundedFeeFor(paid, before, amount);
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(amount);
          expect(before.fee + fee).toBeLessThanOrEqual(paid.fee);
          given.push({ amount, fee, fails });
        };
        // All are under way before some of them fail.
        for (const { share, fails } of parts) {
          const before = sumOf(given);
          const amount = Math.min(Math.ceil((paid.amount * share) / 3_000), paid.amount - before.amount);
          if (amount > 0) refund(amount, before, fails);
        }
        const succeeded = given.filter(({ fails }) => !fails);
        const before = sumOf(succeeded);
        const left = paid.amount - before.amount;
        if (left > 0) expect(before.fee + refundedFeeFor(paid, before, left)).toBe(paid.fee);
        else expect(before.fee).toBe(paid.fee);
      }),
      RUNS,
    );
  });

  test('is in proportion, to the unit', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 1_000 }), (paid, share) => {
        const amount = Math.ceil((paid.amount * share) / 1_000);
        const fee = refundedFeeFor(paid, { amount: 0, fee: 0 }, amount);
        const exact = (BigInt(paid.fee) * BigInt(amount)) / BigInt(paid.amount);
        expect(BigInt(fee) - exact === 0n || BigInt(fee) - exact === 1n).toBe(true);
      }),
      RUNS,
    );
  });

  test('leaves the merchant the same share of the net as of the payment, to the unit; of a payment that went back, nothing', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 1_000 }), (paid, share) => {
        const amount = Math.ceil((paid.amount * share) / 1_000);
        const refunded = { amount, fee: refundedFeeFor(paid, { amount: 0, fee: 0 }, amount) };
        const kept = BigInt(netAfterRefunds(paid, refunded));
        const exact = (BigInt(paid.amount - paid.fee) * BigInt(paid.amount - amount)) / BigInt(paid.amount);
        expect(kept - exact === 0n || kept - exact === 1n).toBe(true);
        if (amount === paid.amount) expect(kept).toBe(0n);
      }),
      RUNS,
    );
  });

  test('is nothing where the merchant bore the fee', () => {
    expect(refundedFeeFor({ amount: 1_000, fee: 0 }, { amount: 0, fee: 0 }, 1_000)).toBe(0);
  });
});
