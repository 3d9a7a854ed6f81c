import { readPaymentToken } from '../payer-cookies.ts';
import { hasCode } from './api-errors.ts';
import type { CheckoutApi } from './checkout-api.ts';

/**
 * Runs a call with the payer's token: the remembered one, or where it is missing or too old (cookies may be blocked) a new
 * one, which everyone who has the payment's address may ask for while it can be paid.
 *
 * @returns undefined when there is no token to be had: the payment can't be paid any more
 */
export async function withPaymentToken<T>(
  api: CheckoutApi,
  request: Request,
  reference: string,
  call: (paymentToken: string) => Promise<T>,
): Promise<T | undefined> {
  const remembered = readPaymentToken(request, reference);
  if (remembered !== undefined) {
    try {
      return await call(remembered);
    } catch (error) {
      if (!hasCode(error, 'invalid_token')) throw error;
    }
  }
  const { token } = await api.openPayment(reference);
  return token === null ? undefined : call(token);
}
