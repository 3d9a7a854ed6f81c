import { currencyNumbers } from './generated/currency-numbers.ts';
import { isCurrency } from './money.ts';

/** ISO 4217 numeric code, three digits, as the card networks want it. Throws a RangeError for an unknown code. */
export function currencyNumber(code: string): string {
  const numeric = isCurrency(code) ? currencyNumbers[code] : undefined;
  if (!numeric) throw new RangeError(`"${code}" is not an ISO 4217 currency`);
  return numeric;
}
