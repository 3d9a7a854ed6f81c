import { expect, test } from 'vitest';
import { dateLocale } from './date-locale.ts';

test.each([
  ['en-GB', 'en-GB'],
  ['en-US', 'en-US'],
  ['en', 'en'],
  ['de', 'de'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['en-GB-u-ca-buddhist', 'en-GB-u-ca-buddhist'],
  ['en-Arab-GB', 'en-GB'],
  ['en-Latn-NG', 'en-NG'],
  ['en-Arab-SA', 'en-001'],
  ['en-SA', 'en-001'],
  ['en-Latn-US', 'en-US'],
])('%s writes its dates as %s does', (locale, expected) => {
  expect(dateLocale(locale)).toBe(expected);
});
