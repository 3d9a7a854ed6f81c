import type { Schemas } from '@harbour/contract/schema';
import { assertAccepted } from '../acquirers/assert-accepted.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { LinkTokenCaller } from '../http/caller.ts';
import { issueCheckoutToken } from '../http/checkout-tokens.ts';
import { DomainError } from '../http/errors.ts';
import { assertContactDetails, linkStatus, priceOf, readCustomFields } from './payment-link.ts';
import { loadPayersLink } from './payment-link-repository.ts';
import type { Payment } from '../payments/payment.ts';
import { sessionEnd } from '../payments/payment.ts';
import { refuseCardNumbers, typedByCustomer, typedInto } from '../payments/refuse-card-numbers.ts';
import { startPayment } from '../payments/start-payment.ts';
import { customerOf } from '../payments/checkout/create-payment.ts';
import { payerTokenEnd } from '../payments/checkout/open-payment.ts';

export interface InitiatedLink {
  payment: Payment;
  token: { value: string; expiresAt: Date };
}

/**
 * Starts a payment from a link. The price is fixed here: whatever is changed at the link afterwards, the payer pays what
 * was shown. `id` is the payment's own: a call that runs again finds what it made. The call's idempotency key belongs to the link's
 * token, that is to one opening of the link: with the token of another it is another key.
 *
 * Fails with: invalid_token, payment_link_inactive, validation_failed, currency_mismatch, currency_not_supported,
 * amount_out_of_range.
 */
export async function initiatePaymentLink(
  deps: AppDependencies,
  caller: LinkTokenCaller,
  input: Schemas['InitiatePaymentLinkRequest'],
  id: string,
): Promise<InitiatedLink> {
  const { database, clock, config } = deps;
  refuseCardNumbers([
    ...typedByCustomer(input.customer),
    ...typedInto('custom_fields', input.custom_fields ?? {}, 'Enter what is asked for instead.'),
  ]);
  return database.forBusiness(caller.businessId, async (trx) => {
    const now = clock.now();
    if (caller.expiresAt <= now) throw new DomainError('invalid_token');
    const link = await loadPayersLink(trx, caller.businessId, caller.paymentLinkId, { isKept: true });
    // A link of the time when the other mode's payments were taken here.
    if (link.mode !== config.paymentMode || linkStatus(link, link, now) !== 'active')
      throw new DomainError('payment_link_inactive');
    assertContactDetails(link, input.customer);
    const payment = await startPayment(trx, {
      id,
      businessId: link.business_id,
      mode: link.mode,
      amount: priceOf(link, input.amount),
      currency: link.currency,
      source: 'payment_link',
      paymentLinkId: link.id,
      description: link.title,
      customer: customerOf(input.customer),
      metadata: {},
      customFields: readCustomFields(link.custom_fields, input.custom_fields ?? {}),
      redirectUrl: link.redirect_url,
      now,
      expiresAt: sessionEnd(now),
    });
    assertAccepted(deps, payment, { currency: 'amount.currency', amount: 'amount' });
    const expiresAt = payerTokenEnd(payment);
    const value = await issueCheckoutToken(trx, {
      businessId: payment.business_id,
      kind: 'payment',
      subjectId: payment.id,
      mode: payment.mode,
      issuedToPayer: true,
      issuedAt: now,
      expiresAt,
    });
    return { payment, token: { value, expiresAt } };
  });
}
