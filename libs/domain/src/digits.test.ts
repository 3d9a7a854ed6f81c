import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test.each([
  ['٤٢٤٢', '4242'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['４２４２', '4242'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟬𝟵', '090909'],
  ['12 a٣-', '12 a3-'],
  ['½²Ⅳ', '½²Ⅳ'],
])('%s reads %s', (typed, ascii) => {
  expect(toAsciiDigits(typed)).toBe(ascii);
});

test('every decimal digit of Unicode has the value that its own number format gives it', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
    const digits = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(
      9876543210,
    );
    return /^\p{Nd}{10}$/u.test(digits);
  });
  expect(systems.length).toBeGreaterThan(20);
  for (const numberingSystem of systems) {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    expect(toAsciiDigits(format.format(9876543210))).toBe('9876543210');
  }
});
