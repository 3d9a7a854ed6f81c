import { fundCodes } from './generated/fund-codes.ts';
import { currencyCodes } from './money.ts';

/** Those to choose from for a price, sorted by code: without the units of account that nobody pays in. */
export function payableCurrencies(): string[] {
  const funds = fundCodes.split(' ');
  return currencyCodes.filter((code) => !funds.includes(code));
}
