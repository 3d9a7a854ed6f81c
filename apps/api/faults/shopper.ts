import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Schemas } from '@harbour/contract/schema';
import type { Answer, Call, Client } from './client.ts';
import { PATIENCE } from './client.ts';
import type { Random } from './random.ts';
import { pick } from './random.ts';

/** Operations that take an Idempotency-Key. */
export type Told = 'initiatePaymentLink' | 'chargePayment' | 'refundTransaction';

/** A write that the server said it had done, and the call that it said so to. */
export interface Acknowledged<Op extends Told> {
  operationId: Op;
  call: Call<Op>;
  answer: Answer<Op>;
}

/** One payer's sale: what was told of it, and from when to when each write was unsettled, in milliseconds. */
export interface Sale {
  reference: string;
  charged: Acknowledged<'chargePayment'>[];
  /** Whether a refund was asked for, answered or not. */
  refundAsked: boolean;
  refunded: Acknowledged<'refundTransaction'> | undefined;
  started: Acknowledged<'initiatePaymentLink'>;
  /** The status at the end. */
  status: Schemas['PaymentStatus'];
  spans: { from: number; to: number }[];
}

/** Weighted by how often they stand here: approved and declined. */
const CARDS = [
  ...Array.from({ length: 7 }, () => '4242424242424242'),
  '4000000000003055',
  '4000000000000002',
];

/** Approved with an answer that is a 500, so that only the first inquiry, 15 s later, finds it out. */
const SLOW_CARD = '506066506066506067';

const MOVING: ReadonlySet<string> = new Set(['pending', 'requires_action', 'processing']);

/** Milliseconds from one question for an outcome to the next. */
const ASK_EVERY = 500;

export interface Shop {
  client: Client;
  link: string;
  /** Whether nothing is bought that takes its time even without a kill. */
  inHaste: boolean;
  /** Headers of the merchant. */
  headers: Record<string, string>;
}

/**
 * Pays by link like a browser that tries again, and lets the merchant give back a part of some payments, or of each that
 * succeeds. The sale is told of as soon as it was acknowledged, so that it is checked whatever comes after.
 */
export async function shop(
  { client, link, headers, inHaste }: Shop,
  random: Random,
  { refundsEach, begun }: { refundsEach: boolean; begun: (sale: Sale) => void },
): Promise<void> {
  const number = pick(random, inHaste || refundsEach ? CARDS : [...CARDS, SLOW_CARD]);
  const refunds = random() < 0.6 || refundsEach;
  const opened = await client.call('openPaymentLink', { headers: {}, params: { reference: link } });
  const start: Call<'initiatePaymentLink'> = {
    headers: bearer(opened.data.token),
    key: randomUUID(),
    body: { customer: { email: 'payer@example.com', name: 'Ngọc Ánh' } },
  };
  const started = {
    operationId: 'initiatePaymentLink',
    call: start,
    answer: await client.call('initiatePaymentLink', start),
  } as const;
  const { reference, token } = started.answer.data;
  const sale: Sale = {
    reference,
    charged: [],
    refundAsked: false,
    refunded: undefined,
    started,
    status: 'pending',
    spans: [],
  };
  begun(sale);

  let from: number | undefined;
  const sent = () => (from ??= Date.now());
  let payer = bearer(token);
  for (let tries = 0; tries < 20 && sale.charged.length === 0; tries += 1) {
    const told = await charge(client, payer, { reference, number, sent });
    if (told !== undefined) {
      sale.charged.push(told);
      break;
    }
    // Its card is forgotten, or it is under way: the payer opens the page again.
    const again = await client.call('openPayment', { headers: {}, params: { reference } });
    if (again.data.state !== 'payable') break;
    payer = bearer(again.data.token);
  }
  sale.status = await settled(client, reference);
  if (from !== undefined) sale.spans.push({ from, to: Date.now() });
  if (refunds && sale.status === 'succeeded') await refund(client, headers, sale, random);
}

async function charge(
  client: Client,
  headers: Record<string, string>,
  { reference, number, sent }: { reference: string; number: string; sent: () => void },
): Promise<Acknowledged<'chargePayment'> | undefined> {
  const begun = await client.call('initiateCardAuthentication', {
    headers,
    body: {
      reference,
      card: { number, exp_month: 8, exp_year: 2039, cvc: '123' },
      browser: { language: 'en', javascript_enabled: false },
    },
  });
  if (begun.status !== 200) return undefined;
  const continued = await client.call('continueCardAuthentication', {
    headers,
    body: { token: begun.data.token },
  });
  if (continued.status !== 200) return undefined;
  const call = { headers, key: randomUUID(), body: { reference, token: continued.data.token } };
  sent();
  const answer = await client.call('chargePayment', call);
  return answer.status === 200 ? { operationId: 'chargePayment', call, answer } : undefined;
}

/** Asks as the page does until the outcome is known. */
async function settled(client: Client, reference: string): Promise<Schemas['PaymentStatus']> {
  for (const end = Date.now() + PATIENCE; ; await wait(ASK_EVERY)) {
    const { data } = await client.call('getPaymentStatus', { headers: {}, params: { reference } });
    if (!MOVING.has(data.status) || Date.now() > end) return data.status;
  }
}

async function refund(
  client: Client,
  headers: Record<string, string>,
  sale: Sale,
  random: Random,
): Promise<void> {
  const found = await client.call('listTransactions', {
    headers,
    query: { mode: 'test', search: sale.reference, limit: 1 },
  });
  const [payment] = found.data;
  if (payment === undefined) throw new Error(`The list of payments lacks ${sale.reference}.`);
  const amount = 1 + Math.floor(random() * payment.amount.amount);
  const from = Date.now();
  const call: Call<'refundTransaction'> = {
    headers,
    key: randomUUID(),
    body: {
      transaction_id: payment.id,
      reason: 'requested_by_customer',
      amount: { amount, currency: payment.amount.currency },
    },
  };
  sale.refundAsked = true;
  const answer = await client.call('refundTransaction', call);
  sale.refunded = { operationId: 'refundTransaction', call, answer };
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(ASK_EVERY)) {
    const { data } = await client.call('getTransaction', { headers, params: { transaction_id: payment.id } });
    if (data.refunds.length > 0 && data.refunds.every(({ status }) => status !== 'pending')) break;
  }
  sale.spans.push({ from, to: Date.now() });
}

function bearer(token: string | null): Record<string, string> {
  return { authorization: `Bearer ${token ?? ''}` };
}
