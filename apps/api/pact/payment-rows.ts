import type { Schemas } from '@harbour/contract/schema';
import type { AttemptStatus } from '../src/payments/attempt-status.ts';
import { sessionEnd } from '../src/payments/payment.ts';
import { jsonb } from '../src/platform/database.ts';
import type { Transaction } from '../src/platform/database.ts';
import { newToken, hashToken } from '../src/platform/tokens.ts';
import { successesOf } from './example.ts';
import { insertLink, linkCalled } from './link-rows.ts';
import { exampleBusiness, insertUser } from './people-rows.ts';
import { insertSettlement, settlementCalled } from './settlement-rows.ts';

export type ShownPayment = Schemas['PaymentSummary'] & Partial<Schemas['Payment']>;

const date = (text: string | null | undefined) => (text == null ? null : new Date(text));

/** The fullest example of a payment of that id. */
export function paymentCalled(id: string): ShownPayment | undefined {
  return (
    successesOf<Schemas['Payment']>('getTransaction').find((payment) => payment.id === id) ??
    successesOf<Schemas['PaymentSummary'][]>('listTransactions')
      .flat()
      .find((payment) => payment.id === id)
  );
}

/** The fullest example of a payment with that reference. */
export function paymentOfReference(reference: string): ShownPayment | undefined {
  const shown: ShownPayment[] = [
    ...successesOf<Schemas['Payment']>('getTransaction'),
    ...successesOf<Schemas['PaymentSummary'][]>('listTransactions').flat(),
  ];
  return shown.find((payment) => payment.reference === reference);
}

/** What the payer bears of the fee, which an unpaid payment has too. */
function payersFee(payment: ShownPayment) {
  if (payment.fee_bearer !== 'payer') return {};
  const fee = payment.fee ?? paymentOfReference(payment.reference)?.fee;
  return {
    fee_bearer: 'payer',
    payer_fee_amount: fee?.amount ?? 0,
    fee_schedule_id: 'fee_default_ngn_local_1',
  } as const;
}

/** Puts in a payment as an example shows it, with its attempts, refunds and timeline where the example has them. */
export async function insertPayment(trx: Transaction, payment: ShownPayment): Promise<void> {
  const business = exampleBusiness();
  await insertOrigin(trx, payment);
  await trx
    .insertInto('checkout_addresses')
    .values({
      reference: payment.reference,
      business_id: business.id,
      kind: 'payment',
      subject_id: payment.id,
    })
    .execute();
  const captured = payment.paid_at === null ? 0 : payment.amount.amount;
  const refunded = (payment.refunds ?? [])
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  const createdAt = new Date(payment.created_at);
  await trx
    .insertInto('payments')
    .values({
      id: payment.id,
      business_id: business.id,
      mode: payment.mode,
      reference: payment.reference,
      checkout_reference: payment.reference,
      amount: payment.amount.amount,
      currency: payment.amount.currency,
      status: payment.status,
      source: payment.source,
      payment_link_id: payment.payment_link_id,
      description: payment.description,
      customer: jsonb(payment.customer),
      metadata: jsonb(payment.metadata ?? {}),
      custom_fields: jsonb(payment.custom_fields ?? []),
      redirect_url: null,
      captured_amount: captured,
      fee_amount: payment.fee?.amount ?? 0,
      ...payersFee(payment),
      refund_claimed_amount: payment.refunded_amount.amount,
      refunded_amount: payment.refunds === undefined ? payment.refunded_amount.amount : refunded,
      settlement_id: payment.settlement_id,
      card: payment.card === null ? null : jsonb(payment.card),
      decline: payment.decline == null ? null : jsonb(payment.decline),
      three_d_secure: payment.three_d_secure == null ? null : jsonb(payment.three_d_secure),
      created_at: createdAt,
      expires_at: date(payment.expires_at) ?? sessionEnd(createdAt),
      paid_at: date(payment.paid_at),
      updated_at: date(payment.updated_at) ?? createdAt,
    })
    .execute();
  for (const [index, attempt] of (payment.attempts ?? []).entries())
    await insertAttempt(trx, payment, attempt, index + 1);
  for (const refund of payment.refunds ?? []) await insertRefund(trx, payment, refund);
  for (const event of payment.events ?? []) await insertEvent(trx, payment, event);
}

/** The link and the settlement that an example names by their ids. */
async function insertOrigin(trx: Transaction, payment: ShownPayment): Promise<void> {
  if (payment.payment_link_id !== null) {
    const link = linkCalled(payment.payment_link_id);
    const title = payment.payment_link_title ?? link.title;
    await insertLink(trx, { ...link, title });
  }
  if (payment.settlement_id !== null) await insertSettlement(trx, settlementCalled(payment.settlement_id));
}

const ATTEMPTS: Readonly<Record<Schemas['PaymentAttemptStatus'], AttemptStatus>> = {
  authenticating: 'challenged',
  authenticated: 'ready',
  authorising: 'authorising',
  succeeded: 'succeeded',
  declined: 'declined',
  abandoned: 'abandoned',
};

export async function insertAttempt(
  trx: Transaction,
  payment: ShownPayment,
  attempt: Schemas['PaymentAttempt'],
  number: number,
  token = newToken(),
): Promise<void> {
  const { id: business_id } = exampleBusiness();
  const createdAt = new Date(attempt.created_at);
  await trx
    .insertInto('attempts')
    .values({
      id: attempt.id,
      business_id,
      payment_id: payment.id,
      number,
      status: ATTEMPTS[attempt.status],
      token_hash: hashToken(token),
      amount: payment.amount.amount,
      currency: payment.amount.currency,
      card: jsonb(attempt.card),
      acquirer_id: attempt.status === 'succeeded' ? `auth_${attempt.id}` : null,
      decline: attempt.decline === null ? null : jsonb(attempt.decline),
      inquiries: 0,
      next_inquiry_at: attempt.status === 'authorising' ? createdAt : null,
      created_at: createdAt,
      expires_at: new Date('2026-03-14T12:00:00Z'),
      finished_at: date(attempt.completed_at),
    })
    .execute();
  const outcome = attempt.three_d_secure;
  if (outcome === null) return;
  await trx
    .insertInto('authentications')
    .values({
      attempt_id: attempt.id,
      business_id,
      three_ds_server_trans_id: crypto.randomUUID(),
      message_version: outcome.version,
      browser: jsonb({}),
      trans_status: outcome.trans_status,
      trans_status_reason: outcome.trans_status_reason,
      eci: outcome.eci,
      flow: outcome.flow,
      liability_shift: outcome.liability_shift,
      result_received_at: date(outcome.authenticated_at),
      created_at: createdAt,
    })
    .execute();
}

async function insertRefund(
  trx: Transaction,
  payment: ShownPayment,
  refund: Schemas['Refund'],
): Promise<void> {
  if (refund.created_by !== null) await insertUser(trx, refund.created_by);
  if (refund.settlement_id !== null) await insertSettlement(trx, settlementCalled(refund.settlement_id));
  await trx
    .insertInto('refunds')
    .values({
      id: refund.id,
      business_id: exampleBusiness().id,
      payment_id: payment.id,
      amount: refund.amount.amount,
      fee_amount: refund.fee_refunded.amount,
      currency: refund.amount.currency,
      status: refund.status,
      reason: refund.reason,
      note_to_payer: refund.note_to_payer,
      internal_note: refund.internal_note,
      failure_message: refund.failure_message,
      requested_by: refund.created_by?.id ?? null,
      settlement_id: refund.settlement_id,
      tries: 0,
      next_try_at: refund.status === 'pending' ? new Date('2026-03-14T12:00:00Z') : null,
      created_at: new Date(refund.created_at),
      finished_at: date(refund.completed_at),
    })
    .execute();
}

async function insertEvent(
  trx: Transaction,
  payment: ShownPayment,
  event: Schemas['PaymentEvent'],
): Promise<void> {
  if (event.actor !== null) await insertUser(trx, event.actor);
  await trx
    .insertInto('payment_events')
    .values({
      id: event.id,
      business_id: exampleBusiness().id,
      payment_id: payment.id,
      type: event.type,
      message: event.message,
      actor_id: event.actor?.id ?? null,
      amount: event.amount?.amount ?? null,
      occurred_at: new Date(event.created_at),
    })
    .execute();
}
