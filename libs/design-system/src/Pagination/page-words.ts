export interface Total {
  count: number;
  /** False where the server stopped counting: there are more than `count`. */
  exact: boolean;
}

export interface PageWords {
  /** Rows of this page. */
  shown?: number;
  /** The place (from 1) of this page's first row, where that is known. */
  firstRow?: number;
  /** Absent where nobody counts. */
  total?: Total;
  /** One and many: `['payment', 'payments']`. */
  noun: readonly [one: string, many: string];
  locale?: string;
}

/**
 * What is known about the size of a list, and no more: `1–25 of 53 payments`, `26–50 of 1,000+ payments`, `5 payments`,
 * `25 payments on this page`. Undefined where nothing is known.
 */
export function pageWords({ shown, firstRow, total, noun, locale = 'en' }: PageWords): string | undefined {
  const written = (count: number) => count.toLocaleString(locale);
  const named = (count: number, exact: boolean) =>
    `${written(count)}${exact ? '' : '+'} ${count === 1 && exact ? noun[0] : noun[1]}`;
  const all = total && named(total.count, total.exact);
  // The whole list on one page is not counted off.
  if (total?.exact && shown === total.count) return all;
  if (firstRow !== undefined && shown) {
    const range = shown === 1 ? written(firstRow) : `${written(firstRow)}–${written(firstRow + shown - 1)}`;
    return all ? `${range} of ${all}` : `${range}, ${noun[1]}`;
  }
  return all ?? (shown === undefined ? undefined : `${named(shown, true)} on this page`);
}
