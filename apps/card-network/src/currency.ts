import { currencyNumber } from '@harbour/domain/currency-number';
import { currencyCodes } from '@harbour/domain/money';

const codeByNumber = new Map(currencyCodes.map((code) => [currencyNumber(code), code]));

/** The ISO 4217 letter code of a three-digit numeric code, or undefined where there is none. */
export function currencyOfNumber(numeric: string): string | undefined {
  return codeByNumber.get(numeric);
}
