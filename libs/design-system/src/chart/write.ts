import { currencyExponent, toMajorString } from '@harbour/domain/money';
import { withMinus, writeMoney } from '../Money/money-parts.ts';

/** How a chart writes its values. Either `currency` alone, or `format`. */
export interface ChartWriting {
  /** ISO 4217 code: values are whole minor units of it. */
  currency?: string;
  /** Writes a value in full, where it is not money: a count, a share. */
  format?: (value: number) => string;
  /** Writes a value at the axis, where room is short. */
  formatScale?: (value: number) => string;
  /** Whose separators are used. */
  locale?: string;
}

export interface ChartWriter {
  full: (value: number) => string;
  short: (value: number) => string;
}

/** Full and short forms: money by its currency's decimals, `₦2.5K` at the axis; other numbers as the locale groups them. */
export function writerOf({ currency, format, formatScale, locale = 'en' }: ChartWriting): ChartWriter {
  if (currency !== undefined) {
    return {
      full: format ?? ((amount) => writeMoney({ amount, currency }, locale)),
      short: formatScale ?? ((amount) => shortMoney(amount, currency, locale)),
    };
  }
  const full = format ?? ((value: number) => value.toLocaleString(locale));
  return { full, short: formatScale ?? format ?? ((value) => compact(locale).format(value)) };
}

const compacts = new Map<string, Intl.NumberFormat>();

/** One for each locale and currency: an axis writes several amounts, and making a formatter costs more than using it. */
function compact(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = [locale, ...Object.values(options)].join(' ');
  let formatter = compacts.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2, ...options });
    compacts.set(key, formatter);
  }
  return formatter;
}

/** `₦2.5K`, `¥40K`, `$0.20`: as short as the locale writes it, with minor units only where there are some. */
function shortMoney(amount: number, currency: string, locale: string): string {
  const exponent = currencyExponent(currency);
  const whole = amount % 10 ** exponent === 0 || Math.abs(amount) >= 1000 * 10 ** exponent;
  const writer = compact(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : exponent,
    maximumFractionDigits: whole ? 2 : exponent,
  });
  // A decimal string is written digit by digit; a number would pass through floating point.
  const text = writer.format(toMajorString({ amount, currency }) as Intl.StringNumericLiteral);
  return withMinus(text, amount);
}
