import { expect, test } from 'vitest';
import {
  addDays,
  formatDay,
  formatRange,
  isCalendarDate,
  presetOf,
  presetRange,
  rangePresets,
} from './date-range.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ['2026-03-01T00:00:00Z', false],
  ['', false],
])('whether %s is a day: %s', (text, is) => {
  expect(isCalendarDate(text)).toBe(is);
});

test('days are counted, not hours: across clock changes, months and leap days', () => {
  expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['yesterday', '2026-03-30', '2026-03-30'],
  ['last_7_days', '2026-03-25', '2026-03-31'],
  ['last_30_days', '2026-03-02', '2026-03-31'],
  ['this_month', '2026-03-01', '2026-03-31'],
  ['last_month', '2026-02-01', '2026-02-28'],
] as const)('%s on 31 March is %s to %s', (preset, from, to) => {
  expect(presetRange(preset, '2026-03-31')).toEqual({ from, to });
});

test('last month in January is December of the year before', () => {
  expect(presetRange('last_month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('a range is told by the first preset that means its days', () => {
  for (const preset of rangePresets) {
    expect(presetOf(presetRange(preset, '2026-03-18'), '2026-03-18')).toBe(preset);
  }
  expect(presetOf({ from: '2026-03-01', to: '2026-03-01' }, '2026-03-01')).toBe('today');
  expect(presetOf({ from: '2026-03-01', to: '2026-03-01' }, '2026-03-01', ['this_month'])).toBe('this_month');
  expect(presetOf({ from: '2026-03-02', to: '2026-03-04' }, '2026-03-18')).toBeUndefined();
});

test('days and ranges are written without a zone that could shift them', () => {
  expect(formatDay('2026-03-08')).toBe('8 Mar 2026');
  expect(formatDay('2026-03-08', { year: false })).toBe('8 Mar');
  expect(formatDay('2026-03-08', { locale: 'en-US' })).toBe('Mar 8, 2026');
  expect(formatDay('2026-03-08', { locale: 'en-Arab-GB' })).toBe('8 Mar 2026');
  expect(formatRange({ from: '2026-03-31', to: '2026-03-31' })).toBe('31 Mar 2026');
  expect(formatRange({ from: '2026-03-25', to: '2026-03-31' })).toMatch(/^25\s?–\s?31 Mar 2026$/u);
  expect(formatRange({ from: '2025-12-30', to: '2026-01-02' })).toMatch(/^30 Dec 2025\s–\s2 Jan 2026$/u);
});
