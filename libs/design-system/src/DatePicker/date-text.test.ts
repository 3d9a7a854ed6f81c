import { formatDay } from '@harbour/domain/date-range';
import { describe, expect, test } from 'vitest';
import { readDate } from './date-text.ts';

const rules = { locale: 'en-GB', today: '2026-03-18' };

test.each([
  ['2026-03-08', '2026-03-08'],
  ['2026/3/8', '2026-03-08'],
  ['8 Mar 2026', '2026-03-08'],
  ['8 march', '2026-03-08'],
  ['March 8, 2026', '2026-03-08'],
  ['2026 Mar 8', '2026-03-08'],
  ['8th March 2026', '2026-03-08'],
  ['Sun 8 Mar 2026', '2026-03-08'],
  ['1 sept 26', '2026-09-01'],
  ['08/03/2026', '2026-03-08'],
  ['8.3.26', '2026-03-08'],
  ['8 3', '2026-03-08'],
  ['08032026', '2026-03-08'],
  ['  8 Mar 2026\u00a0', '2026-03-08'],
  ['٠٨/٠٣/٢٠٢٦', '2026-03-08'],
  ['29 Feb 2028', '2028-02-29'],
])('"%s" is %s', (text, day) => {
  expect(readDate(text, rules)).toEqual({ day, problem: undefined });
});

test('figures follow the order of the locale', () => {
  expect(readDate('03/08/2026', { ...rules, locale: 'en-US' }).day).toBe('2026-03-08');
  expect(readDate('08032026', { ...rules, locale: 'en-US' }).day).toBe('2026-08-03');
  expect(readDate('2026.3.8', { ...rules, locale: 'ko-KR' }).day).toBe('2026-03-08');
  expect(readDate('03/08/2026', { ...rules, locale: 'en-Arab-GB' }).day).toBe('2026-08-03');
});

describe('what a locale writes, it can read', () => {
  const locales = [
    'en-GB',
    'en-US',
    'de-DE',
    'fr-FR',
    'es-ES',
    'pt-BR',
    'ru-RU',
    'ar-EG',
    'he-IL',
    'ja-JP',
    'zh-CN',
    'ko-KR',
    'th-TH',
    'vi-VN',
    'sw-KE',
    'yo-NG',
  ];
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-28`);
  test.each(locales)('%s', (locale) => {
    for (const day of days) {
      expect([
        formatDay(day, { locale }),
        readDate(formatDay(day, { locale }), { ...rules, locale }).day,
      ]).toEqual([formatDay(day, { locale }), day]);
    }
  });
});

test('days on which clocks change are days like any other', () => {
  for (const day of ['2026-03-08', '2026-11-01', '2026-10-25', '2026-03-29']) {
    expect(readDate(formatDay(day), rules).day).toBe(day);
  }
});

test.each([
  ['soon', 'Enter a date like 18 Mar 2026.'],
  ['8', 'Enter a date like 18 Mar 2026.'],
  ['8 foo 2026', 'Enter a date like 18 Mar 2026.'],
  ['1/2/3/4', 'Enter a date like 18 Mar 2026.'],
  ['31 Feb 2026', 'February 2026 has only 28 days.'],
  ['31/12/0026', 'Enter a date like 18 Mar 2026.'],
  ['31/04/2026', 'April 2026 has only 30 days.'],
  ['2026-13-01', 'There is no month 13.'],
  ['0 Mar 2026', 'March 2026 begins with day 1.'],
])('"%s" is refused in words: %s', (text, problem) => {
  expect(readDate(text, rules)).toEqual({ day: undefined, problem });
});

test('a day that exists and cannot be chosen says why', () => {
  const bounded = {
    ...rules,
    min: '2026-03-05',
    max: '2026-03-24',
    isUnavailable: (day: string) => day === '2026-03-20',
  };
  expect(readDate('4 Mar 2026', bounded).problem).toBe('Choose 5 Mar 2026 or a later day.');
  expect(readDate('25 Mar 2026', bounded).problem).toBe('Choose 24 Mar 2026 or an earlier day.');
  expect(readDate('20 Mar 2026', bounded).problem).toBe('20 Mar 2026 cannot be chosen. Choose another day.');
  expect(readDate('5 Mar 2026', bounded).problem).toBeUndefined();
  expect(readDate('17 Mar 2026', { ...rules, min: rules.today }).problem).toBe(
    'Choose today or a later day.',
  );
});

test('an empty text is no day and no mistake', () => {
  expect(readDate(' ', rules)).toEqual({ day: undefined, problem: undefined });
});
