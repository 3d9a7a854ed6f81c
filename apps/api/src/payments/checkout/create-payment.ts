import type { Schemas } from '@harbour/contract/schema';
import { isCardNumberAlone } from '@harbour/domain/card-in-text';
import { isCurrency } from '@harbour/domain/money';
import { assertAccepted } from '../../acquirers/assert-accepted.ts';
import type { AppDependencies } from '../../dependencies.ts';
import type { ApiKeyCaller } from '../../http/caller.ts';
import { currencyNotSupported } from '../../fees/find-fee-schedule.ts';
import { normaliseEmail } from '../../users/email.ts';
import type { Customer, Payment } from '../payment.ts';
import { sessionEnd } from '../payment.ts';
import { assertModeAvailable } from '../mode-available.ts';
import { refuseCardNumbers, typedByCustomer, typedInto } from '../refuse-card-numbers.ts';
import { startPayment } from '../start-payment.ts';

export function customerOf(input: Schemas['CustomerInput']): Customer {
  return {
    email: normaliseEmail(input.email),
    name: input.name ?? null,
    phone: input.phone ?? null,
    address: input.address ?? null,
  };
}

/**
 * Starts a payment for a merchant's server, which sends its payer to the checkout's address. `id` is the payment's own:
 * a call that runs again finds what it made.
 *
 * Fails with: live_mode_unavailable, mode_mismatch, currency_not_supported, validation_failed, amount_out_of_range,
 * reference_taken, reference_reserved.
 */
export async function createPayment(
  deps: AppDependencies,
  caller: ApiKeyCaller,
  input: Schemas['CreatePaymentRequest'],
  id: string,
): Promise<Payment> {
  const { database, clock, config } = deps;
  if (!isCurrency(input.amount.currency))
    throw currencyNotSupported(input.amount.currency, 'amount.currency');
  refuseCardNumbers([
    ...typedByCustomer(input.customer),
    ['description', input.description, 'Say what is paid for instead.'],
    // A server's own keys: among other characters, digits are its business.
    ...typedInto(
      'metadata',
      input.metadata ?? {},
      'Card numbers are entered at the checkout alone.',
      isCardNumberAlone,
    ),
  ]);
  return database.forBusiness(caller.businessId, async (trx) => {
    await assertModeAvailable(trx, config, caller.businessId, caller.mode);
    const now = clock.now();
    const payment = await startPayment(trx, {
      id,
      businessId: caller.businessId,
      mode: caller.mode,
      reference: input.reference,
      amount: input.amount.amount,
      currency: input.amount.currency,
      source: 'api',
      paymentLinkId: null,
      description: input.description ?? null,
      customer: customerOf(input.customer),
      metadata: input.metadata ?? {},
      customFields: [],
      redirectUrl: input.redirect_url ?? null,
      now,
      expiresAt: sessionEnd(now, input.expires_in_minutes),
    });
    // With a fee that the payer bears it may be another amount than was asked for.
    assertAccepted(deps, payment, { currency: 'amount.currency', amount: 'amount.amount' });
    return payment;
  });
}
