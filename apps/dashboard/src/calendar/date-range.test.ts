import { describe, expect, it } from 'vitest';
import { addDays, isCalendarDay, presetOf, presetRange, todayIn } from './date-range.ts';

describe('calendar days of a business', () => {
  it('takes today from the business zone, not from the browser', () => {
    const now = new Date('2026-03-31T23:30:00Z');
    expect(todayIn('Africa/Lagos', now)).toBe('2026-04-01');
    expect(todayIn('America/New_York', now)).toBe('2026-03-31');
  });

  it('counts days across a change to daylight saving', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  });

  it.each([
    ['today', '2026-03-31', '2026-03-31'],
    ['last_7_days', '2026-03-25', '2026-03-31'],
    ['last_30_days', '2026-03-02', '2026-03-31'],
    ['this_month', '2026-03-01', '2026-03-31'],
    ['last_month', '2026-02-01', '2026-02-28'],
  ] as const)('knows what %s means', (preset, from, to) => {
    expect(presetRange(preset, '2026-03-31')).toEqual({ from, to });
    expect(presetOf({ from, to }, '2026-03-31')).toBe(preset);
  });

  it('tells days from other text', () => {
    expect(isCalendarDay('2024-02-29')).toBe(true);
    for (const text of ['2026-02-30', '2026-2-3', 'yesterday', '', '2026-13-01']) {
      expect(isCalendarDay(text)).toBe(false);
    }
  });
});
