import type { Money } from '@harbour/domain/money';
import { currencyExponent, isCurrency, isMinorAmount } from '@harbour/domain/money';
import type { Acceptance } from './acquirer.ts';

// Stripe's units, from docs.stripe.com/currencies: two decimals unless it says otherwise.

const ZERO_DECIMALS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
/** Sent with three decimals of which the last must be 0, because Stripe's partners know two. */
const THREE_DECIMALS: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '));

/**
 * How many decimals Stripe reads an amount with. `undefined` where it doesn't say, or says two things: UGX stands among the
 * zero-decimal currencies and, a few lines on, among those to be sent with two decimals. A guess would be wrong a hundredfold.
 */
function stripeDecimals(currency: string): number | undefined {
  if (ZERO_DECIMALS.has(currency)) return 0;
  if (THREE_DECIMALS.has(currency)) return 3;
  // Has no decimals any more, and is still sent with two.
  if (currency === 'ISK') return 2;
  return currencyExponent(currency) === 2 ? 2 : undefined;
}

/** Whether Stripe can be told exactly this amount, of a charge or of a refund. */
export function stripeAccepts(amount: Money): Acceptance {
  if (!isCurrency(amount.currency) || stripeDecimals(amount.currency) === undefined)
    return 'not_this_currency';
  return toStripeAmount(amount) === undefined ? 'not_this_amount' : 'accepted';
}

/**
 * An amount of ISO 4217 minor units as Stripe counts it. `undefined` where Stripe cannot be told exactly this amount: such a
 * payment must not be sent, since rounding takes another sum than the payer agreed to.
 */
export function toStripeAmount({ amount, currency }: Money): number | undefined {
  if (!isCurrency(currency) || !isMinorAmount(amount)) return undefined;
  const decimals = stripeDecimals(currency);
  if (decimals === undefined) return undefined;
  const shift = decimals - currencyExponent(currency);
  const scaled = shift < 0 ? amount / 10 ** -shift : amount * 10 ** shift;
  if (!isMinorAmount(scaled)) return undefined;
  return decimals === 3 && scaled % 10 !== 0 ? undefined : scaled;
}

/** What Stripe says it took, in ISO 4217 minor units; of a currency that it is never told of, as it says it. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  const decimals = isCurrency(code) ? stripeDecimals(code) : undefined;
  if (decimals === undefined) return { amount, currency: code };
  const shift = currencyExponent(code) - decimals;
  return { amount: shift < 0 ? amount / 10 ** -shift : amount * 10 ** shift, currency: code };
}
