import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupedBars, stackedBars, stackReach } from './bars.ts';
import { areaPath, linePath, lonePoints, plotPoints } from './line.ts';
import { heightOf, labelledIndices, scaleOf } from './scale.ts';
import { largestParts, sharesOf } from './shares.ts';
import { writerOf } from './write.ts';

const amounts = fc.array(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), { minLength: 1 });

describe('the scale', () => {
  test('holds every value, zero, and only whole ticks', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const { floor, ceiling, ticks } = scaleOf(values);
        expect(Math.min(0, ...values)).toBeGreaterThanOrEqual(floor);
        expect(Math.max(0, ...values)).toBeLessThanOrEqual(ceiling);
        expect(ticks).toContain(0);
        expect(ticks.every(Number.isSafeInteger)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  test('is not fooled by gaps or by nothing at all', () => {
    expect(scaleOf([null, 3, null]).ceiling).toBeGreaterThanOrEqual(3);
    expect(scaleOf([0, 0])).toEqual({ floor: 0, ceiling: 1, ticks: [0] });
    expect(scaleOf([])).toEqual({ floor: 0, ceiling: 1, ticks: [0] });
  });

  test('labels the newest place always', () => {
    expect([...labelledIndices(30, 6)].toSorted((a, b) => a - b)).toEqual([5, 11, 17, 23, 29]);
    expect([...labelledIndices(1, 6)]).toEqual([0]);
  });
});

describe('how values are written', () => {
  test.each([
    ['NGN', 250_000, '₦2.5K'],
    ['JPY', 40_000, '¥40K'],
    ['USD', 20, '$0.20'],
    ['NGN', 100_000_000, '₦1M'],
  ])('%s %i at the axis', (currency, amount, written) => {
    expect(writerOf({ currency }).short(amount)).toBe(written);
  });

  test('in full with every minor unit', () => {
    expect(writerOf({ currency: 'NGN' }).full(1_250_050)).toBe('₦12,500.50');
  });
});

describe('the line', () => {
  const scale = scaleOf([0, 10]);

  test('goes straight, and breaks where nothing is known', () => {
    const places = plotPoints([0, 10, null, 5, 5], scale);
    expect(linePath(places)).toBe('M0 100L25 0M75 50L100 50');
    expect(areaPath(places, heightOf(0, scale))).toBe(
      'M0 100L0 100L25 0L25 100ZM75 100L75 50L100 50L100 100Z',
    );
  });

  test('marks a day between two gaps', () => {
    expect(lonePoints(plotPoints([null, 5, null, 10], scale))).toHaveLength(2);
  });
});

describe('bars', () => {
  const series = [
    { label: 'Card', values: [4, null] },
    { label: 'Refunds', values: [-2, 3] },
  ];

  test('stack away from zero on both sides', () => {
    const scale = scaleOf(stackReach(series, 2));
    const bars = stackedBars(series, 2, scale);
    expect(bars).toHaveLength(3);
    expect(bars.map(({ y, height }) => y + height)).toEqual([
      heightOf(0, scale),
      heightOf(-2, scale),
      heightOf(0, scale),
    ]);
  });

  test('of one group do not overlap', () => {
    const [first, second] = groupedBars(series, 2, scaleOf([4, -2]));
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
  });
});

describe('shares', () => {
  test('add up to exactly 100 %, whatever is shared', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1 }), (values) => {
        expect(sharesOf(values).reduce((sum, share) => sum + share, 0)).toBe(1000);
      }),
    );
  });

  test('beyond the sixth are one part, and nothing is lost', () => {
    const parts = Array.from({ length: 9 }, (_, index) => ({ label: `${index}`, value: index + 1 }));
    const kept = largestParts(parts, 'Other');
    expect(kept.map(({ label }) => label)).toEqual(['8', '7', '6', '5', '4', '3', 'Other (3)']);
    expect(kept.reduce((sum, { value }) => sum + value, 0)).toBe(45);
  });
});
