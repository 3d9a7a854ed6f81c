import { codeStyle, minor, money, sign, sizes, tones } from './Money.css.ts';
import { moneyParts } from './money-parts.ts';

export type MoneyProps = {
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  /** A plus before what came in, as a minus stands before what went out. */
  signed?: boolean;
  /** The ISO code after the amount, where several currencies with one sign meet. */
  code?: boolean;
  /** Whose separators are used. */
  locale?: string;
} & ({ value: { amount: number; currency: string } } | { amount: number; currency: string });

/** An amount in whole minor units, written for people. Digits align; the order never mirrors. */
export function Money({
  size = 'inherit',
  tone = 'inherit',
  signed = false,
  code = false,
  locale = 'en',
  ...rest
}: MoneyProps) {
  const { amount, currency } = 'value' in rest ? rest.value : rest;
  const parts = moneyParts({ amount, currency }, locale);
  return (
    <span className={`${money} ${sizes[size]} ${tones[tone]}`}>
      <span className={sign[size]}>
        {signed && amount > 0 ? '+' : ''}
        {parts.before.replace('-', '−')}
      </span>
      {parts.whole}
      {parts.minor && <span className={minor[size]}>{parts.minor}</span>}
      {parts.after}
      {/* A currency without a sign of its own is written by its code already. */}
      {code && !parts.before.includes(currency) && !parts.after.includes(currency) && (
        <span className={codeStyle}>{currency}</span>
      )}
    </span>
  );
}
