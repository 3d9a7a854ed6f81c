/** How many decimals a percentage has: at most, or exactly where several stand below each other. */
interface PercentOptions {
  /** Whose signs are used. */
  locale?: string;
  /** 1 unless told otherwise. */
  decimals?: number;
  /** Writes zeros out, so that figures in a column line up. */
  exact?: boolean;
}

/**
 * A share (0.124) as a percentage, as the locale writes it: `12.4%` in English, `12,4 %` in German. The only place that
 * puts the sign.
 */
export function formatPercent(
  share: number,
  { locale = 'en', decimals = 1, exact = false }: PercentOptions = {},
): string {
  return share.toLocaleString(locale, {
    style: 'percent',
    minimumFractionDigits: exact ? decimals : 0,
    maximumFractionDigits: decimals,
  });
}
