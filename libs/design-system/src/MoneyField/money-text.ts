import {
  currencyExponent,
  formatMoney,
  parseMoney,
  toMajorString,
  type AmountProblem,
} from '@harbour/domain/money';

/** The amount in the locale's own notation without a currency sign: what the input shows. Digit by digit, no floats. */
export function amountText(minor: number, currency: string, locale: string): string {
  const decimals = currencyExponent(currency);
  const formatter = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formatter.format(toMajorString({ amount: minor, currency }) as Intl.StringNumericLiteral);
}

/** The sign people write for the currency: `₦`, `€`, or the code where there is none. */
export function currencySign(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

interface AmountRules {
  currency: string;
  locale: string;
  min?: number;
  max?: number;
}

const words: Record<Exclude<AmountProblem, 'empty' | 'too_many_decimals'>, string> = {
  not_a_number: 'Enter digits only',
  negative: 'Enter an amount above zero',
  too_large: 'This amount is too large',
};

/** Reads what was typed: the minor units, and what is wrong with them. An empty text is neither. */
export function readAmount(text: string, { currency, locale, min, max }: AmountRules) {
  const parsed = parseMoney(text, currency, locale);
  if (!parsed.ok) {
    if (parsed.reason === 'empty') return { minor: null, problem: undefined };
    const example = amountText(125_000, currency, locale);
    const decimals = currencyExponent(currency);
    const problem =
      parsed.reason === 'too_many_decimals'
        ? `${currency} has ${decimals === 0 ? 'no' : decimals} decimals. Enter an amount like ${example}.`
        : `${words[parsed.reason]}, like ${example}.`;
    return { minor: null, problem };
  }
  const { amount } = parsed.money;
  if (min !== undefined && amount < min) {
    return { minor: amount, problem: `Enter at least ${formatMoney({ amount: min, currency }, locale)}.` };
  }
  if (max !== undefined && amount > max) {
    return { minor: amount, problem: `Enter at most ${formatMoney({ amount: max, currency }, locale)}.` };
  }
  return { minor: amount, problem: undefined };
}
