import { createChargePayment } from '../payments/checkout/charge-payment.ts';
import { initiatePaymentLink } from '../payment-links/initiate-payment-link.ts';
import { readPaymentStatus } from '../payments/checkout/read-checkout-payment.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller, PaymentTokenCaller } from '../http/caller.ts';
import type { UsedLink } from '../payment-links/payment-link.ts';
import type { Payment } from '../payments/payment.ts';
import type { FixedClock } from '../platform/clock.ts';
import { HOUR, MINUTE, SECOND, after, fixedClock } from '../platform/clock.ts';
import { refundTransaction } from '../payments/refunds/refund-transaction.ts';
import { continueCardAuthentication } from '../payments/three-d-secure/continue-card-authentication.ts';
import { initiateCardAuthentication } from '../payments/three-d-secure/initiate-card-authentication.ts';
import { hashToken } from '../platform/tokens.ts';
import { demoId } from './demo-id.ts';
import type { DemoPayment } from './demo-plan.ts';

interface Shop {
  deps: AppDependencies;
  owner: MemberCaller;
}

/** What a payer's payment runs on: a clock of its own, so that many can pay at once. */
type DemoDependencies = AppDependencies & { clock: FixedClock };

const BROWSER = {
  language: 'en-NG',
  javascript_enabled: true,
  java_enabled: false,
  color_depth: 24,
  screen_height: 844,
  screen_width: 390,
  time_zone_offset: -60,
  accept_header: 'text/html',
  user_agent: 'Mozilla/5.0 (demo)',
  ip: null,
} as const;

/** Lets one payer pay at a link, as the checkout would; what an earlier run has finished is left as it is. */
export async function takeDemoPayment(
  shop: Shop,
  link: UsedLink,
  plan: DemoPayment,
  at: Date,
): Promise<void> {
  const deps: DemoDependencies = { ...shop.deps, clock: fixedClock(at) };
  const id = demoId('transaction', at, link.reference);
  const { payment, token } = await initiatePaymentLink(
    deps,
    {
      kind: 'link_token',
      businessId: link.business_id,
      paymentLinkId: link.id,
      mode: link.mode,
      tokenHash: hashToken(id),
      expiresAt: after(at, HOUR),
    },
    {
      customer: plan.payer,
      ...(plan.amount === undefined ? {} : { amount: { amount: plan.amount, currency: link.currency } }),
      custom_fields: link.custom_fields.length === 0 ? {} : { grind: 'Filter' },
    },
    id,
  );
  const caller: PaymentTokenCaller = {
    kind: 'payment_token',
    businessId: link.business_id,
    paymentId: id,
    mode: link.mode,
    tokenHash: hashToken(token.value),
    issuedToPayer: true,
  };
  if (payment.status === 'pending') await tryCards(deps, caller, payment, plan);
  const outcome = await deps.database.forBusiness(link.business_id, (trx) =>
    trx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  if (outcome.status === 'pending') {
    deps.clock.set(after(at, HOUR));
    await readPaymentStatus(deps, payment.checkout_reference);
  }
  if (plan.refund !== undefined && outcome.status === 'succeeded')
    await refund(deps, shop.owner, outcome, plan.refund, at);
}

async function tryCards(
  deps: DemoDependencies,
  caller: PaymentTokenCaller,
  payment: Payment,
  plan: DemoPayment,
): Promise<void> {
  const reference = payment.checkout_reference;
  for (const number of plan.cards) {
    deps.clock.advance(40 * SECOND);
    const card = {
      number,
      exp_month: 8,
      exp_year: deps.clock.now().getUTCFullYear() + 3,
      cvc: number.startsWith('3') ? '1234' : '123',
    };
    const started = await initiateCardAuthentication(deps, caller, { reference, card, browser: BROWSER });
    const { token } = started;
    const { attempt } =
      started.attempt.status === 'method'
        ? await continueCardAuthentication(deps, caller, { token, methodCompletion: 'completed' })
        : started;
    deps.clock.advance(3 * SECOND);
    if (attempt.status !== 'ready') continue;
    const { payment: charged } = await createChargePayment(deps)(caller, { reference, token });
    if (charged.status !== 'failed') return;
  }
}

async function refund(
  deps: DemoDependencies,
  owner: MemberCaller,
  payment: Payment,
  wanted: number | 'all',
  at: Date,
): Promise<void> {
  deps.clock.set(after(at, 90 * MINUTE));
  const amount = wanted === 'all' ? payment.amount : Math.min(wanted, payment.amount);
  await refundTransaction(
    deps,
    owner,
    {
      transaction_id: payment.id,
      amount: { amount, currency: payment.currency },
      reason: 'requested_by_customer',
    },
    demoId('refund', at, payment.id),
  );
}
