import type { Selectable } from 'kysely';
import type { Authorisation } from '../acquirers/acquirer.ts';
import type { BusinessesTables } from '../businesses/tables.ts';
import { sendForFeeSchedule } from '../fees/find-fee-schedule.ts';
import type { FeeSchedule } from '../fees/fee-schedule.ts';
import type { CapturePrice } from '../fees/price-capture.ts';
import { priceCapture } from '../fees/price-capture.ts';
import type { LedgerTransaction } from '../ledger/post-transaction.ts';
import { capturePostings } from '../ledger/posting.ts';
import { jsonb } from '../platform/database.ts';
import { queueMails } from '../platform/mail.ts';
import { recordEvents } from '../platform/outbox.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import type { Attempt } from './attempt.ts';
import { receiptOf } from './mail-receipt.ts';
import { recordPaymentEvents } from './payment-events.ts';
import type { Payment } from './payment.ts';

export interface Captured {
  payment: Payment;
  attempt: Attempt;
  outcome: Extract<Authorisation, { result: 'captured' }>;
}

export interface PricedCapture extends Captured {
  price: CapturePrice;
  /** As both are from now on. */
  settled: { payment: Payment; attempt: Attempt };
}

/** What a capture needs to know of its merchant. */
export type CapturingBusiness = Pick<
  Selectable<BusinessesTables['businesses']>,
  'name' | 'support_email' | 'country'
>;

const FIND_BUSINESS: Statement = {
  name: 'find_capturing_business',
  text: 'select name, support_email, country from businesses where id = $1',
};

const PAY: Statement = {
  name: 'pay_payments',
  text: `
    update payments p set status = 'succeeded', captured_amount = p.amount, fee_amount = capture.fee,
      fee_schedule_id = capture.fee_schedule_id, card = capture.card, decline = null, paid_at = $3, updated_at = $3
    from jsonb_to_recordset($2) as capture (payment_id text, was text, fee bigint, fee_schedule_id text, card jsonb)
    where p.business_id = $1 and p.id = capture.payment_id and p.status = capture.was
    returning p.id`,
};

const SUCCEED: Statement = {
  name: 'succeed_attempts',
  text: `
    update attempts a set status = 'succeeded', acquirer_id = capture.acquirer_id, approval_code = capture.approval_code,
      decline = null, card = capture.card, next_inquiry_at = null, finished_at = $2,
      taken_settled_at = case when a.taken_otherwise is not null then $2::timestamptz end
    from jsonb_to_recordset($1) as capture (attempt_id text, was text, acquirer_id text, approval_code text,
      card jsonb)
    where a.id = capture.attempt_id and a.status = capture.was
    returning a.id`,
};

/** Prices captures of one business; what several of them need is read once. */
export async function priceCaptures<Capture extends Captured>(
  send: Send,
  businessId: string,
  captures: readonly Capture[],
  now: Date,
): Promise<{ business: CapturingBusiness; priced: (Capture & PricedCapture)[] }> {
  const [business] = await send<CapturingBusiness>(FIND_BUSINESS, [businessId]);
  if (business === undefined) throw new Error(`There is no business ${businessId}.`);
  const schedules = new Map<string, Promise<FeeSchedule>>();
  const priced = await Promise.all(
    captures.map(async (capture) => {
      const countries = { merchant: business.country, card: capture.outcome.card.country };
      const price = await priceCapture(capture.payment, countries, (currency, cardOrigin) => {
        const key = `${currency} ${cardOrigin}`;
        const found =
          schedules.get(key) ?? sendForFeeSchedule(send, { businessId, currency, cardOrigin, at: now });
        schedules.set(key, found);
        return found;
      });
      return { ...capture, price, settled: settledBy(capture, price, now) };
    }),
  );
  return { business, priced };
}

export function bookingOf({ payment, price }: PricedCapture, now: Date): LedgerTransaction {
  return {
    businessId: payment.business_id,
    mode: payment.mode,
    kind: 'capture',
    sourceId: payment.id,
    currency: payment.currency,
    postings: capturePostings(payment.amount, price.fee),
    occurredAt: now,
  };
}

/**
 * Writes down captures of one business but for their booking, which belongs into the same commit: payments, attempts,
 * timelines, events and receipts. Hold the rows of the payments, and know that each may move.
 */
export async function writeCaptures(
  send: Send,
  businessId: string,
  business: CapturingBusiness,
  captures: readonly PricedCapture[],
  now: Date,
): Promise<{ payment: Payment; attempt: Attempt }[]> {
  const settled = captures.map((capture) => capture.settled);
  const written = await Promise.all([
    send(PAY, [
      businessId,
      jsonb(
        settled.map(({ payment }, index) => ({
          payment_id: payment.id,
          was: captures[index]?.payment.status,
          fee: payment.fee_amount,
          fee_schedule_id: payment.fee_schedule_id,
          card: payment.card,
        })),
      ),
      now,
    ]),
    send(SUCCEED, [
      jsonb(
        settled.map(({ attempt: { id, acquirer_id, approval_code, card } }, index) => ({
          attempt_id: id,
          was: captures[index]?.attempt.status,
          acquirer_id,
          approval_code,
          card,
        })),
      ),
      now,
    ]),
    recordPaymentEvents(
      send,
      captures.map(({ payment, attempt, outcome }) => ({
        payment,
        entry: {
          type: 'payment_succeeded',
          message: `The customer’s bank approved the payment (code ${outcome.approvalCode}).`,
          at: now,
          attemptId: attempt.id,
          amount: payment.amount,
          from: payment.status,
          to: 'succeeded',
        },
      })),
    ),
    recordEvents(
      send,
      captures.map(({ payment, price }) => ({
        businessId,
        type: 'payment.succeeded',
        subjectId: payment.id,
        payload: {
          reference: payment.reference,
          mode: payment.mode,
          amount: payment.amount,
          fee: price.fee,
          currency: payment.currency,
        },
        occurredAt: now,
      })),
    ),
    queueMails(
      send,
      settled.map(({ payment, attempt }) => receiptOf(payment, business, attempt.approval_code ?? '', now)),
      now,
    ),
  ]);
  for (const rows of written)
    if (rows !== undefined && rows.length !== captures.length)
      throw new Error('Something else changed what was captured.');
  return settled;
}

function settledBy(
  { payment, attempt, outcome }: Captured,
  price: CapturePrice,
  now: Date,
): PricedCapture['settled'] {
  const card = { ...attempt.card, ...outcome.card };
  return {
    attempt: {
      ...attempt,
      status: 'succeeded',
      acquirer_id: outcome.acquirerId,
      approval_code: outcome.approvalCode,
      decline: null,
      card,
      next_inquiry_at: null,
      finished_at: now,
    },
    payment: {
      ...payment,
      status: 'succeeded',
      captured_amount: payment.amount,
      fee_amount: price.fee,
      fee_schedule_id: price.scheduleId,
      card,
      decline: null,
      paid_at: now,
      updated_at: now,
    },
  };
}
