import { codeStyle, minor, money, sign, sizes, tones } from './Money.css.ts';
import { moneyParts, needsCode, writeMoney } from './money-parts.ts';

export type MoneyProps = {
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  /** A plus before what came in, as a minus stands before what went out. */
  signed?: boolean;
  /**
   * The ISO code after the amount. Without it: where the currency shares its sign with others (`$`, `£`, `¥`, `kr`). Say
   * `true` where several currencies meet, `false` where the code stands beside it already.
   */
  code?: boolean;
  /** Whose separators are used. */
  locale?: string;
} & ({ value: { amount: number; currency: string } } | { amount: number; currency: string });

/** An amount in whole minor units, written for people. Digits align; the order never mirrors. */
export function Money({
  size = 'inherit',
  tone = 'inherit',
  signed = false,
  code,
  locale = 'en',
  ...rest
}: MoneyProps) {
  const { amount, currency } = 'value' in rest ? rest.value : rest;
  const plus = signed && amount > 0 ? '+' : '';
  const suffix = needsCode(currency, locale, code) && <span className={codeStyle}>{currency}</span>;
  // Without it the code is read out as the end of the figure.
  const space = suffix ? ' ' : '';
  if (size === 'inherit') {
    // One text in one element, as lists show hundreds.
    return (
      <span className={tone === 'inherit' ? money : `${money} ${tones[tone]}`}>
        {`${plus}${writeMoney({ amount, currency }, locale)}${space}`}
        {suffix}
      </span>
    );
  }
  const { before, whole, minor: decimals, after } = moneyParts({ amount, currency }, locale);
  return (
    <span className={`${money} ${sizes[size]} ${tones[tone]}`}>
      <span className={sign}>{`${plus}${before}`}</span>
      {whole}
      {decimals && <span className={minor}>{decimals}</span>}
      {`${after}${space}`}
      {suffix}
    </span>
  );
}

// Without hooks: a table calls it instead of mounting it.
Money.flat = true;
