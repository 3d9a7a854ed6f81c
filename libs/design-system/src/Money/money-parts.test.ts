import { currencyCodes, formatMoney } from '@harbour/domain/money';
import { describe, expect, test } from 'vitest';
import { isAmbiguous, moneyParts } from './money-parts.ts';

describe('cutting an amount', () => {
  test.each([
    [{ amount: 125_000, currency: 'NGN' }, 'en', ['₦', '1,250', '.00', '']],
    [{ amount: -123_450, currency: 'NGN' }, 'en', ['−₦', '1,234', '.50', '']],
    [{ amount: 1_250, currency: 'JPY' }, 'en', ['¥', '1,250', '', '']],
    [{ amount: 1_250, currency: 'KWD' }, 'en', ['KWD\u00a0', '1', '.250', '']],
    [{ amount: 123_456, currency: 'EUR' }, 'de-DE', ['', '1.234', ',56', '\u00a0€']],
    [{ amount: -5, currency: 'EUR' }, 'de-DE', ['−', '0', ',05', '\u00a0€']],
  ] as const)('%o in %s', (money, locale, [before, whole, minor, after]) => {
    expect(moneyParts(money, locale)).toEqual({ before, whole, minor, after });
  });

  test.each(['en', 'de-CH', 'fr-FR', 'ar-EG', 'hi-IN', 'fa-IR'])(
    'loses nothing in any currency of %s',
    (locale) => {
      for (const currency of currencyCodes) {
        const money = { amount: -1_234_567, currency };
        const { before, whole, minor, after } = moneyParts(money, locale);
        expect(before + whole + minor + after).toBe(formatMoney(money, locale).replace('-', '−'));
        expect(whole).toMatch(/^\p{Nd}.*\p{Nd}$/u);
      }
    },
  );
});

test.each([
  ['NGN', false],
  ['EUR', false],
  ['USD', true],
  ['CAD', true],
  ['JPY', true],
  ['GBP', true],
  ['SEK', true],
  ['KWD', false],
])('whether the sign of %s leaves it open: %s', (currency, ambiguous) => {
  const { before, after } = moneyParts({ amount: -100, currency }, 'en');
  expect(isAmbiguous(before + after)).toBe(ambiguous);
});
