import { currencyExponent, formatMoney, type Money } from '@harbour/domain/money';

export interface MoneyParts {
  /** Minus and the currency's sign, where they stand before the figure. */
  before: string;
  whole: string;
  /** The decimal separator with the minor units; empty for a currency without. */
  minor: string;
  after: string;
}

/** A minus is a minus, as wide as a digit. */
export function withMinus(text: string, amount: number): string {
  return amount < 0 ? text.replace('-', '−') : text;
}

/** The whole amount. */
export function writeMoney(money: Money, locale: string): string {
  return withMinus(formatMoney(money, locale), money.amount);
}

/** Cuts a formatted amount where a large figure changes its weight. */
export function moneyParts(money: Money, locale: string): MoneyParts {
  const text = writeMoney(money, locale);
  const first = text.search(/\p{Nd}/u);
  const last = text.length - (/\P{Nd}*$/u.exec(text)?.[0].length ?? 0);
  const exponent = currencyExponent(money.currency);
  // The separator is one character, and the minor units are as many as the currency has.
  const cut = exponent === 0 ? last : last - exponent - 1;
  return {
    before: text.slice(0, first),
    whole: text.slice(first, cut),
    minor: text.slice(cut, last),
    after: text.slice(last),
  };
}

/** Signs that more than one currency is written with, in their narrow form. */
const shared = /^[^\p{L}$£¥₩₨]*(?:\$|£|¥|kr|Rs|₨|[LF])[^\p{L}]*$/u;

/** Whether a sign leaves open which currency is meant. */
export function isAmbiguous(sign: string): boolean {
  return shared.test(sign);
}

const signs = new Map<string, 'code' | 'shared' | 'own'>();

/** Whether the ISO code has to stand after the amount: never twice, and by itself only where the sign does not tell. */
export function needsCode(currency: string, locale: string, asked: boolean | undefined): boolean {
  const key = `${locale} ${currency}`;
  let sign = signs.get(key);
  if (!sign) {
    const { before, after } = moneyParts({ amount: 0, currency }, locale);
    sign = `${before}${after}`.includes(currency) ? 'code' : isAmbiguous(before + after) ? 'shared' : 'own';
    signs.set(key, sign);
  }
  return sign !== 'code' && (asked ?? sign === 'shared');
}
