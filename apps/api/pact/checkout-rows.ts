import type { Schemas } from '@harbour/contract/schema';
import { issueCheckoutToken } from '../src/http/checkout-tokens.ts';
import { storeCard } from '../src/payments/card-vault.ts';
import { jsonb } from '../src/platform/database.ts';
import type { Transaction } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { hashToken } from '../src/platform/tokens.ts';
import type { ShownPayment } from './payment-rows.ts';
import { insertAttempt, insertPayment, paymentOfReference } from './payment-rows.ts';
import { exampleBusiness } from './people-rows.ts';
import type { StateContext } from './provider-state.ts';
import { required } from './provider-state.ts';

/** The payment and the authentication token of the checkout's request examples. */
export const REFERENCE = 'Kq7fW2mX9vB4nT1z';
const TOKEN = 'zMVog3yaJB6sRQ1ytaIqJR2paSJ_Sr_4GYXtghH_She';
/** Until when what is open in a state stays so: well after the verifier's clock. */
const LATER = '2026-03-14T12:00:00Z';

/** A payer's bearer for a payment or a link. */
export async function bearerOf(
  { trx, now }: StateContext,
  kind: 'payment' | 'payment_link',
  subjectId: string,
): Promise<string> {
  const expiresAt = new Date(LATER);
  return issueCheckoutToken(trx, {
    businessId: exampleBusiness().id,
    kind,
    subjectId,
    mode: 'test',
    issuedToPayer: kind === 'payment',
    issuedAt: now,
    expiresAt,
  });
}

/** The payment of the checkout's request examples as it was before it was paid, still payable. */
export function unpaid(reference: string): NonNullable<ReturnType<typeof paymentOfReference>> {
  const payment = required(paymentOfReference(reference), `the payment ${reference}`);
  return {
    ...payment,
    status: 'pending',
    fee: null,
    net: null,
    refunded_amount: { amount: 0, currency: payment.amount.currency },
    paid_at: null,
    expires_at: LATER,
    card: null,
    three_d_secure: null,
    decline: null,
    settlement_id: null,
    refunds: [],
    attempts: [],
    events: [],
  };
}

const CARD: Schemas['CardSummary'] = {
  brand: 'visa',
  bin6: '400000',
  last4: '3220',
  exp_month: 8,
  exp_year: 2029,
  country: null,
  funding: 'unknown',
};

/** Makes a payer's bearer the one that a paid payment was charged with. */
export async function markCharged(trx: Transaction, payment: ShownPayment, bearer: string): Promise<void> {
  const known = payment.attempts?.some(({ status }) => status === 'succeeded') ?? false;
  if (!known) {
    const at = payment.paid_at ?? payment.created_at;
    await insertAttempt(
      trx,
      payment,
      {
        id: newId('attempt'),
        status: 'succeeded',
        card: payment.card ?? CARD,
        three_d_secure: null,
        decline: null,
        created_at: at,
        completed_at: at,
      },
      (payment.attempts?.length ?? 0) + 1,
    );
  }
  await trx
    .updateTable('attempts')
    .set({ charged_with: hashToken(bearer) })
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'succeeded')
    .execute();
}

type AttemptState = 'method' | 'challenged' | 'ready' | 'authentication_failed';

/** The payment of the request examples with an attempt whose token is theirs, somewhere on its way to the charge. */
export async function insertOpenAttempt(
  context: StateContext,
  status: AttemptState,
  decline?: Schemas['Decline'],
): Promise<string> {
  const { trx, vaultKey, now } = context;
  const payment = unpaid(REFERENCE);
  const { id: businessId } = exampleBusiness();
  await insertPayment(trx, { ...payment, status: status === 'challenged' ? 'requires_action' : 'pending' });
  const attemptId = newId('attempt');
  await insertAttempt(
    trx,
    payment,
    {
      id: attemptId,
      status: 'authenticated',
      card: CARD,
      three_d_secure: null,
      decline: null,
      created_at: now.toISOString(),
      completed_at: null,
    },
    1,
    TOKEN,
  );
  const failed = status === 'authentication_failed';
  await trx
    .updateTable('attempts')
    .set({ status, finished_at: failed ? now : null, decline: decline === undefined ? null : jsonb(decline) })
    .where('id', '=', attemptId)
    .execute();
  await trx
    .insertInto('authentications')
    .values({
      attempt_id: attemptId,
      business_id: businessId,
      three_ds_server_trans_id: '8f1c9a52-6d3e-4b07-a1f4-2e90c5d7b861',
      message_version: '2.2.0',
      method_url: 'http://127.0.0.1:4001/acs/method',
      browser: jsonb({
        language: 'en',
        javascript_enabled: true,
        challenge_window_size: '02',
        accept_header: '*/*',
        user_agent: 'Pact',
        ip: null,
      }),
      acs_trans_id: '0b7d4e18-95a2-4c6f-8e31-d4a6f0927c53',
      ds_trans_id: '5c1e9d70-3b84-4f2a-9c67-8a0e4d21f6b5',
      acs_url: 'http://127.0.0.1:4001/acs/challenge',
      challenge_expires_at: new Date(LATER),
      flow: 'challenge',
      liability_shift: false,
      created_at: now,
    })
    .execute();
  if (!failed) {
    const card = { number: '4000000000003220', expMonth: 8, expYear: 2029, cvc: '123' };
    await storeCard(trx, vaultKey, { businessId, attemptId, token: TOKEN }, card, new Date(LATER));
  }
  return bearerOf(context, 'payment', payment.id);
}

/** A decline as the merchant's side keeps it. */
export const refused = (code: Schemas['DeclineCode']): Schemas['Decline'] => ({
  code,
  payer_message: 'Your bank did not confirm that it is you.',
  merchant_message: 'The customer’s bank did not confirm who pays.',
});
