import type { Schemas } from '@harbour/contract/schema';
import { buildPath, routes } from '@harbour/domain/routes';
import { cardBrandRules } from '@harbour/domain/card';
import { isPaid, resultPageFor } from '@harbour/domain/payment-status';
import type { Selectable } from 'kysely';
import type { BusinessesTables } from '../../businesses/tables.ts';
import { money } from '../money-answer.ts';
import type { Attempt } from '../attempt.ts';
import { payerDecline } from '../attempt.ts';
import type { Payment } from '../payment.ts';
import { isPayable } from '../payment.ts';
import type { Data } from '../../http/handler.ts';

/** The merchant as payers see it. */
export type Merchant = Selectable<BusinessesTables['businesses']>;

export function checkoutBusiness(merchant: Merchant): Schemas['CheckoutBusiness'] {
  return {
    name: merchant.name,
    country: merchant.country,
    time_zone: merchant.time_zone,
    support_email: merchant.support_email,
    support_phone: merchant.support_phone,
    website: merchant.website,
    branding: { logo_url: merchant.logo_url, color: merchant.brand_color },
  };
}

/** `ada.obi@example.com` as `a…@example.com`: enough to know one's own, not enough to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${[...email][0]}…${email.slice(at)}`;
}

/** What the payer pays: what the merchant asks for, and the fee where the payer bears it. */
export function payerPrice(payment: Payment): Pick<Schemas['CheckoutPayment'], 'amount' | 'fee' | 'total'> {
  return {
    amount: money(payment.amount - payment.payer_fee_amount, payment.currency),
    fee: money(payment.payer_fee_amount, payment.currency),
    total: money(payment.amount, payment.currency),
  };
}

/** The payment as its payer sees it; the name only where the caller has proven to be the one who started it. */
export function checkoutPayment(payment: Payment, known: { withName: boolean }): Schemas['CheckoutPayment'] {
  return {
    reference: payment.checkout_reference,
    mode: payment.mode,
    status: payment.status,
    ...payerPrice(payment),
    description: payment.description,
    customer_email: maskEmail(payment.customer.email),
    customer_name: known.withName ? payment.customer.name : null,
    expires_at: payment.captured_amount > 0 ? null : payment.expires_at.toISOString(),
    created_at: payment.created_at.toISOString(),
  };
}

/** The page where the payer pays, as a full URL. */
export function checkoutUrl(payment: Pick<Payment, 'checkout_reference'>, publicOrigin: string): string {
  return publicOrigin + buildPath(routes.checkout.pay, { reference: payment.checkout_reference });
}

/** Every way of paying that is offered. */
export const PAYMENT_METHODS: Schemas['PaymentMethodOption'][] = [
  { type: 'card', brands: cardBrandRules.map(({ brand }) => brand) },
];

/** What a charge answers. Of a payment that succeeded it is the same whenever it is asked. */
export function chargeAnswer(
  { payment, attempt }: { payment: Payment; attempt: Attempt },
  now: Date,
): { data: Data<'chargePayment'> } {
  return {
    data: {
      reference: payment.checkout_reference,
      status: payment.status,
      page: resultPageFor(payment.status),
      decline: attempt.decline === null ? null : payerDecline(attempt.decline, isPayable(payment, now)),
      redirect_url: isPaid(payment.status) ? payment.redirect_url : null,
    },
  };
}
