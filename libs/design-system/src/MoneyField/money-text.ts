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

/** Only digits and what groups or divides them, the digits of every script included: more keys may make it an amount. */
const unfinished = /^[\p{Nd}\s.,٫٬'’]*$/u;

interface ReadAmount {
  /** Whole minor units; null while the text is no amount. */
  minor: number | null;
  problem: string | undefined;
  /** Nothing that could be typed after it would make it an amount. */
  hopeless: boolean;
}

/** Reads what was typed: the minor units, and what is wrong with them. An empty text is neither. */
export function readAmount(text: string, { currency, locale, min, max }: AmountRules): ReadAmount {
  const parsed = parseMoney(text, currency, locale);
  if (!parsed.ok) {
    if (parsed.reason === 'empty') return { minor: null, problem: undefined, hopeless: false };
    const example = amountText(125_000, currency, locale);
    const decimals = currencyExponent(currency);
    const problem =
      parsed.reason === 'too_many_decimals'
        ? `${currency} has ${decimals === 0 ? 'no' : decimals} decimals. Enter an amount like ${example}.`
        : `${words[parsed.reason]}, like ${example}.`;
    return { minor: null, problem, hopeless: parsed.reason !== 'not_a_number' || !unfinished.test(text) };
  }
  const { amount } = parsed.money;
  const bound = (minor: number) => formatMoney({ amount: minor, currency }, locale);
  let problem: string | undefined;
  if (min !== undefined && amount < min) problem = `Enter at least ${bound(min)}.`;
  if (max !== undefined && amount > max) problem = `Enter at most ${bound(max)}.`;
  return { minor: amount, problem, hopeless: false };
}
