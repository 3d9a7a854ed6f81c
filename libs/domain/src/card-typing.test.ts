import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkExpiry } from './card-expiry.ts';
import { cardNumberRules, cvcRules, expiryRules, type Edit } from './card-typing.ts';

describe('the card number in a pasted text', () => {
  test.each([
    ['4242 4242 4242 4242 exp 09/29', '4242424242424242'],
    ['4242424242424242, thanks', '4242424242424242'],
    ['4242 4242 4242 4242 09/29 123', '4242424242424242'],
    ['Visa: 4242-4242-4242-4242', '4242424242424242'],
    ['Card no. 3782 822463 10005\tAda Obi', '378282246310005'],
    ['４２４２ ４２４２ ４２４２ ４２４２ までに', '4242424242424242'],
    ['4242 4242 4242 4242', '4242424242424242'],
    [' 4242-4242 4242 4242\n', '4242424242424242'],
    ['4716967026053481241', '4716967026053481241'],
    // A mistake in it is shown as it is, without what came along.
    ['4242 4242 4242 4241 exp', '4242424242424241'],
    // Beyond any length: judged, not cut.
    ['424242424242424242424242', '424242424242424242424242'],
    ['4242', '4242'],
    ['', ''],
  ])('%j means %s', (text, digits) => {
    expect(cardNumberRules.clean(text, 'filled')).toBe(digits);
  });

  test('what is typed is never guessed at', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}[a-z]?$/), (text) => {
        expect(cardNumberRules.clean(text, 'typed')).toBe(text.replace(/\D/g, ''));
      }),
    );
  });
});

describe('an expiry date however it comes', () => {
  test.each([
    ['2028-02', '0228'],
    ['2028/02', '0228'],
    ['2028 / 02', '0228'],
    ['2028 02', '0228'],
    ['2028-2', '0228'],
    ['202802', '0228'],
    ['2028-02-01', '0228'],
    ['2028-02 (exp)', '0228'],
    ['exp. 02/28', '0228'],
    ['02/2028', '0228'],
    ['1 2028', '0128'],
    ['1/28', '0128'],
    ['12 / 28, CVC on the back', '1228'],
    ['122028', '1228'],
    ['1228', '1228'],
    ['٢/٢٠٢٨', '0228'],
    ['9', '09'],
    ['1 ', '01'],
    ['13/28', '1328'],
  ])('%j is %s', (text, digits) => {
    expect(expiryRules.clean(text, 'filled')).toBe(digits);
  });

  test('what the field shows is read back as the same date', () => {
    const month = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(month, fc.integer({ min: 27, max: 45 }), (mm, yy) => {
        const shown = expiryRules.format(`${mm}${yy}`, false);
        expect(expiryRules.clean(shown, 'filled')).toBe(`${mm}${yy}`);
        expect(checkExpiry(shown, new Date('2026-11-28T12:00:00Z'))).toBe('valid');
      }),
    );
  });

  test('nothing is completed while it is taken away', () => {
    expect(expiryRules.clean('9 / 29', 'deleted')).toBe('929');
    expect(expiryRules.format('09', true)).toBe('09');
    expect(expiryRules.format('09', false)).toBe('09 / ');
  });
});

test.each<Edit>(['typed', 'deleted', 'filled'])('a security code keeps its digits when %s', (edit) => {
  expect(cvcRules.clean(' 12٣a', edit)).toBe('123');
  expect(cvcRules.format('1234', false)).toBe('1234');
  expect(cvcRules.max('')).toBe(4);
});
