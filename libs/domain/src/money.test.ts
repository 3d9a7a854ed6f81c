import currencyCodesPackage from 'currency-codes';
import { describe, expect, test } from 'vitest';
import { currencyNumber } from './currency-number.ts';
import {
  CurrencyMismatchError,
  addMoney,
  compareMoney,
  currencyCodes,
  currencyExponent,
  formatMoney,
  isCurrency,
  isMinorAmount,
  subtractMoney,
  toMajorString,
} from './money.ts';
import { payableCurrencies } from './payable-currencies.ts';

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
    expect(() => currencyNumber(code)).toThrow(RangeError);
  });

  test('offers no unit of account for a price, though amounts in one may exist', () => {
    const offered = payableCurrencies();
    const kept = currencyCodes.filter((code) => !offered.includes(code));
    expect(kept).toEqual(['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW']);
    expect(offered).toEqual(currencyCodes.filter((code) => !kept.includes(code)));
  });

  test('numeric codes keep their leading zeros', () => {
    expect([currencyNumber('NGN'), currencyNumber('ALL')]).toEqual(['566', '008']);
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
