import { isPaid } from '@harbour/domain/payment-status';
import type { AppDependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { linkStatus } from '../../payment-links/payment-link.ts';
import { money, moneyOrNull } from '../money-answer.ts';
import { payerDecline } from '../attempt.ts';
import { isPayable } from '../payment.ts';
import { recordingRefusedMove } from '../record-refused-move.ts';
import { createChargePayment } from './charge-payment.ts';
import {
  PAYMENT_METHODS,
  chargeAnswer,
  checkoutBusiness,
  checkoutPayment,
  checkoutUrl,
  maskEmail,
  payerPrice,
} from './checkout-answers.ts';
import { createPayment } from './create-payment.ts';
import { initiatePaymentLink } from '../../payment-links/initiate-payment-link.ts';
import { openPayment } from './open-payment.ts';
import { openPaymentLink } from '../../payment-links/open-payment-link.ts';
import { paymentStatusReport } from './payment-status-report.ts';
import { readPaymentStatus, readReceipt } from './read-checkout-payment.ts';

type CheckoutHandlers = Pick<
  Handlers,
  | 'createPayment'
  | 'openPayment'
  | 'getPaymentStatus'
  | 'getCheckoutTransaction'
  | 'openPaymentLink'
  | 'initiatePaymentLink'
  | 'chargePayment'
>;

export function checkoutHandlers(deps: AppDependencies): CheckoutHandlers {
  const { clock, config } = deps;
  const chargePayment = createChargePayment(deps);
  return {
    async createPayment({ caller, body, context }) {
      const payment = await createPayment(deps, caller, body, context.resourceId('transaction'));
      return {
        data: {
          id: payment.id,
          reference: payment.reference,
          mode: payment.mode,
          status: payment.status,
          amount: money(payment.amount, payment.currency),
          checkout_url: checkoutUrl(payment, config.publicOrigin),
          expires_at: payment.expires_at.toISOString(),
          created_at: payment.created_at.toISOString(),
        },
      };
    },

    async openPayment({ params }) {
      const { state, payment, merchant, token } = await openPayment(deps, params.reference);
      return {
        data: {
          state,
          payment: checkoutPayment(payment, { withName: false }),
          business: checkoutBusiness(merchant),
          methods: token === null ? [] : PAYMENT_METHODS,
          token: token?.value ?? null,
          token_expires_at: token?.expiresAt.toISOString() ?? null,
          last_decline:
            payment.decline === null ? null : payerDecline(payment.decline, isPayable(payment, clock.now())),
        },
      };
    },

    async getPaymentStatus({ params }) {
      return { data: paymentStatusReport(await readPaymentStatus(deps, params.reference), clock.now()) };
    },

    async getCheckoutTransaction({ caller }) {
      const { payment, merchant, successMessage, charged } = await readReceipt(deps, caller);
      const paid = isPaid(payment.status);
      const isPayer = charged || caller.issuedToPayer;
      return {
        data: {
          reference: payment.checkout_reference,
          mode: payment.mode,
          status: payment.status,
          ...payerPrice(payment),
          refunded_amount: money(payment.refunded_amount, payment.currency),
          description: payment.description,
          customer_email: isPayer ? payment.customer.email : maskEmail(payment.customer.email),
          customer_name: isPayer ? payment.customer.name : null,
          card:
            paid && charged && payment.card !== null
              ? { brand: payment.card.brand, last4: payment.card.last4 }
              : null,
          business: checkoutBusiness(merchant),
          success_message: paid ? successMessage : null,
          redirect_url: paid ? payment.redirect_url : null,
          created_at: payment.created_at.toISOString(),
          paid_at: payment.paid_at?.toISOString() ?? null,
        },
      };
    },

    async openPaymentLink({ params }) {
      const { link, merchant, token } = await openPaymentLink(deps, params.reference);
      return {
        data: {
          token: token?.value ?? null,
          token_expires_at: token?.expiresAt.toISOString() ?? null,
          payment_link: {
            reference: link.reference,
            title: link.title,
            description: link.description,
            mode: link.mode,
            status: linkStatus(link, link, clock.now()),
            amount_type: link.amount_type,
            currency: link.currency,
            amount: moneyOrNull(link.amount, link.currency),
            min_amount: moneyOrNull(link.minimum_amount, link.currency),
            max_amount: moneyOrNull(link.maximum_amount, link.currency),
            custom_fields: link.custom_fields,
            collect_phone: link.collect_phone,
            collect_address: link.collect_address,
            image_url: link.image_url,
            inactive_message: link.inactive_message,
          },
          business: checkoutBusiness(merchant),
        },
      };
    },

    async initiatePaymentLink({ caller, body, context }) {
      const { payment, token } = await initiatePaymentLink(
        deps,
        caller,
        body,
        context.resourceId('transaction'),
      );
      return {
        data: {
          reference: payment.checkout_reference,
          token: token.value,
          token_expires_at: token.expiresAt.toISOString(),
          checkout_url: checkoutUrl(payment, config.publicOrigin),
          payment: checkoutPayment(payment, { withName: true }),
        },
      };
    },

    async chargePayment({ caller, body, context }) {
      const move = { ...caller, to: 'processing', log: context.log } as const;
      const charge = await recordingRefusedMove(deps, move, () =>
        chargePayment(caller, body, context.joined),
      );
      return chargeAnswer(charge, clock.now());
    },
  };
}
