import { currencyCodes } from './money.ts';

/** ISO 4217 calls them funds codes: units of account that nobody can pay in. */
const fundCodes: ReadonlySet<string> = new Set('BOV CHE CHW CLF COU MXV USN UYI UYW'.split(' '));

/** Those to choose from for a price, sorted by code: without the units of account that nobody pays in. */
export function payableCurrencies(): string[] {
  return currencyCodes.filter((code) => !fundCodes.has(code));
}
