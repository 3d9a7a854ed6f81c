import { formatMoney, type Money } from '@harbour/domain/money';

export interface MoneyParts {
  /** Minus, plus and the currency's sign, where they stand before the figure. */
  before: string;
  whole: string;
  /** The decimal separator with the minor units; empty for a currency without. */
  minor: string;
  after: string;
}

/** Cuts a formatted amount where a large figure changes its weight. */
export function moneyParts(money: Money, locale: string): MoneyParts {
  const text = formatMoney(money, locale);
  const match = /^([^\p{Nd}]*)([\p{Nd}.,\s’'٬]*?)([.,٫]\p{Nd}+)?([^\p{Nd}]*)$/u.exec(text);
  const [, before = '', whole = text, fraction = '', after = ''] = match ?? [];
  // "1,250" in yen: what looks like decimals is a group.
  const grouped = formatMoney({ ...money, amount: 0 }, locale).match(/\p{Nd}/gu)?.length === 1;
  return grouped
    ? { before, whole: whole + fraction, minor: '', after }
    : { before, whole, minor: fraction, after };
}
