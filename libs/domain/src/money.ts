import { toAsciiDigits } from './digits.ts';
import { codesByExponent } from './generated/currencies.ts';

/** An amount in whole minor units (kobo, cents; yen have none smaller) of an ISO 4217 currency. */
export interface Money {
  /** Whole minor units, within ±2^53 − 1. */
  amount: number;
  /** ISO 4217 code, e.g. `NGN`. */
  currency: string;
}

const exponents = new Map(
  Object.entries(codesByExponent).flatMap(([exponent, codes]) =>
    codes.split(' ').map((code) => [code, Number(exponent)] as const),
  ),
);

/** Every currency that an amount may have, sorted by code. */
export const currencyCodes: readonly string[] = [...exponents.keys()].toSorted();

export function isCurrency(code: string): boolean {
  return exponents.has(code);
}

/** Decimals of the currency by ISO 4217 (JPY 0, NGN 2, KWD 3). Throws a RangeError for an unknown code. */
export function currencyExponent(code: string): number {
  const exponent = exponents.get(code);
  if (exponent === undefined) throw new RangeError(`"${code}" is not an ISO 4217 currency`);
  return exponent;
}

/** Whether a value can stand as a price: a whole number of minor units, not negative, exact in JavaScript. */
export function isMinorAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export class CurrencyMismatchError extends Error {
  constructor(a: Money, b: Money) {
    super(`Cannot combine ${a.currency} with ${b.currency}`);
    this.name = 'CurrencyMismatchError';
  }
}

/** Throws CurrencyMismatchError for two currencies, RangeError once the sum is no longer exact. */
export function addMoney(a: Money, b: Money): Money {
  return { amount: exact(a.amount + sameCurrency(a, b).amount), currency: a.currency };
}

/** May go below zero. Throws as addMoney does. */
export function subtractMoney(a: Money, b: Money): Money {
  return { amount: exact(a.amount - sameCurrency(a, b).amount), currency: a.currency };
}

/** −1, 0 or 1, for sorting and bounds. Throws CurrencyMismatchError. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  const other = sameCurrency(a, b).amount;
  if (a.amount === other) return 0;
  return a.amount < other ? -1 : 1;
}

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new CurrencyMismatchError(a, b);
  return b;
}

function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError('The amount is too large to be exact');
  return amount;
}

/**
 * The amount in major units as plain digits with `.`: `1250.00`, `-0.05`, `1250` for yen. For CSV files, acquirers and the
 * first value of an input; never for people to read (formatMoney).
 */
export function toMajorString({ amount, currency }: Money): string {
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(exact(amount))).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const fraction = digits.slice(digits.length - exponent);
  return `${amount < 0 ? '-' : ''}${whole}${exponent > 0 ? `.${fraction}` : ''}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * The amount as people of the locale write it: `₦1,250.00`. ISO 4217 decides the decimals, because `Intl` leaves them out
 * for some fifteen currencies (HUF, COP, IQD, …) in which amounts with decimals exist.
 */
export function formatMoney(money: Money, locale = 'en'): string {
  const key = `${locale} ${money.currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const decimals = currencyExponent(money.currency);
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: money.currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  // A decimal string is formatted digit by digit; a number would pass through floating point.
  return formatter.format(toMajorString(money) as Intl.StringNumericLiteral);
}

export type AmountProblem = 'empty' | 'not_a_number' | 'negative' | 'too_many_decimals' | 'too_large';
export type ParsedMoney = { ok: true; money: Money } | { ok: false; reason: AmountProblem };

/**
 * Reads an amount that somebody typed, in major units and with the locale's separators, without floating point.
 *
 * Digits of other scripts count as digits. Grouping must sit where groups sit (`1,234` or the Indian `1,23,456`). More
 * decimals than the currency has are refused even when they are zeros: `1.000` USD may have meant a thousand. Signs,
 * exponents, hexadecimal and symbols are refused.
 */
export function parseMoney(text: string, currency: string, locale = 'en'): ParsedMoney {
  const exponent = currencyExponent(currency);
  const typed = toAsciiDigits(text).trim();
  if (typed === '') return { ok: false, reason: 'empty' };
  if (/^[-−‐–﹣-].*\d/u.test(typed)) return { ok: false, reason: 'negative' };

  const { group, decimal } = separatorsOf(locale);
  const [wholeTyped = '', fraction = '', ...rest] = typed.split(decimal);
  const whole = ungroup(wholeTyped, group);
  const malformed = rest.length > 0 || whole === undefined || !/^\d*$/.test(fraction);
  if (malformed || whole + fraction === '') return { ok: false, reason: 'not_a_number' };
  if (fraction.length > exponent) return { ok: false, reason: 'too_many_decimals' };

  const amount = Number(whole + fraction.padEnd(exponent, '0'));
  if (!Number.isSafeInteger(amount)) return { ok: false, reason: 'too_large' };
  return { ok: true, money: { amount, currency } };
}

const anySpace = '[ \\u00a0\\u202f\\u2009]';

/** The locale's separators as patterns, with the keyboard's stand-ins for characters that keyboards lack. */
function separatorsOf(locale: string): { group: RegExp; decimal: RegExp } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
  const group = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { group: pattern(group, '٬'), decimal: pattern(decimal, '٫') };
}

function pattern(separator: string, arabic: string): RegExp {
  if (/\s/.test(separator)) return new RegExp(`${anySpace}|${arabic}`, 'u');
  // Releases of the locales' data differ in which apostrophe Swiss prices have.
  if (/[’']/.test(separator)) return new RegExp(`[’']|${arabic}`, 'u');
  return new RegExp(`[${separator}${arabic}]`, 'u');
}

/** Digits without their separators, or undefined where a separator stands in a wrong place. */
function ungroup(whole: string, group: RegExp): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  const groups = whole.split(group);
  const last = groups.length - 1;
  const wellFormed = groups.every((digits, index) =>
    (index === 0 ? /^\d{1,3}$/ : index === last ? /^\d{3}$/ : /^\d{2,3}$/).test(digits),
  );
  return wellFormed ? groups.join('') : undefined;
}
