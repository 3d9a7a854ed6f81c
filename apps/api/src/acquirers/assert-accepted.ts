import type { Money } from '@harbour/domain/money';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import { fieldError } from '../http/errors.ts';

/**
 * Refuses what the acquirer could not charge exactly, before anybody is asked to pay it.
 *
 * Fails with: currency_not_supported, validation_failed.
 *
 * @param fields the fields of the call that name the currency and the amount
 */
export function assertAccepted(
  { acquirer }: Pick<AppDependencies, 'acquirer'>,
  amount: Money,
  fields: { currency: string; amount: string },
): void {
  const acceptance = acquirer.accepts?.(amount, 'charge') ?? 'accepted';
  if (acceptance === 'not_this_currency') throw currencyNotSupported(amount.currency, fields.currency);
  if (acceptance === 'not_this_amount') {
    const message = `Exactly this amount of ${amount.currency} cannot be charged to a card here. Choose a rounder one.`;
    throw fieldError(fields.amount, 'not_supported', message);
  }
}
