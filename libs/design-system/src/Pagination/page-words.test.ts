import { expect, test } from 'vitest';
import { pageWords, type PageWords } from './page-words.ts';

const noun = ['payment', 'payments'] as const;
const cases: readonly [what: string, page: Omit<PageWords, 'noun'>, words: string | undefined][] = [
  ['counted', { shown: 25, total: { count: 53, exact: true } }, '53 payments'],
  ['one', { shown: 1, total: { count: 1, exact: true } }, '1 payment'],
  ['none', { shown: 0, total: { count: 0, exact: true } }, '0 payments'],
  ['counted to a limit', { shown: 25, total: { count: 1000, exact: false } }, '1,000+ payments'],
  ['never "1+ payment"', { total: { count: 1, exact: false } }, '1+ payments'],
  ['not counted', { shown: 25 }, '25 payments on this page'],
  ['nothing known', {}, undefined],
  ['place known', { shown: 25, firstRow: 26, total: { count: 53, exact: true } }, '26–50 of 53 payments'],
  ['all on one page', { shown: 5, firstRow: 1, total: { count: 5, exact: true } }, '5 payments'],
  ['last row alone', { shown: 1, firstRow: 53, total: { count: 53, exact: true } }, '53 of 53 payments'],
  [
    'place known, limit',
    { shown: 25, firstRow: 1001, total: { count: 10_000, exact: false } },
    '1,001–1,025 of 10,000+ payments',
  ],
  ['place known, not counted', { shown: 25, firstRow: 26 }, '26–50, payments'],
];

test.each(cases)('%s', (_, page, words) => {
  expect(pageWords({ ...page, noun })).toBe(words);
});
