import type { Schemas } from '@harbour/contract/schema';
import { capturePostings } from '../src/ledger/posting.ts';
import { postTransaction } from '../src/ledger/post-transaction.ts';
import type { Transaction } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { newReference } from '../src/payments/new-reference.ts';
import type { Example } from './example.ts';
import { successesOf } from './example.ts';
import { exampleLinks, insertLink } from './link-rows.ts';
import type { ShownPayment } from './payment-rows.ts';
import { insertPayment, paymentCalled } from './payment-rows.ts';
import { exampleBusiness } from './people-rows.ts';
import { PAID, required } from './provider-state.ts';

type Summary = Schemas['PaymentSummary'];

/** Puts in what the overview's examples sum up: two weeks with payments, one payment, or nothing. */
export async function insertOverview(
  trx: Transaction,
  { name: example, status, body }: Example,
): Promise<void> {
  if (status === 200) {
    const { currency } = body.data as Schemas['BusinessOverview'];
    await trx.updateTable('businesses').set({ default_currency: currency }).execute();
  }
  const paid = required(paymentCalled(PAID), PAID);
  if (example === 'first_payment') await insertPayment(trx, paid);
  if (example !== 'full') return;
  const payments = successesOf<Summary[]>('listTransactions')
    .toSorted((one, other) => other.length - one.length)
    .flat();
  const unique = new Map(payments.map((payment) => [payment.id, payment]));
  for (const payment of unique.values()) await insertPayment(trx, payment);
  // The week before: three paid and one not, so that its rate is a fraction.
  for (const [index, status] of (['succeeded', 'succeeded', 'succeeded', 'failed'] as const).entries()) {
    await insertPayment(trx, paymentOf(paid, status, new Date(Date.UTC(2026, 2, 2 + index, 10))));
  }
  for (const link of exampleLinks().slice(0, 1)) await insertLink(trx, link);
  await postTransaction(trx, {
    businessId: exampleBusiness().id,
    mode: 'test',
    kind: 'capture',
    sourceId: PAID,
    currency: paid.amount.currency,
    postings: capturePostings(paid.amount.amount, paid.fee?.amount ?? 0),
    occurredAt: new Date(paid.created_at),
  });
}

function paymentOf(like: ShownPayment, status: 'succeeded' | 'failed', at: Date): ShownPayment {
  const none = status === 'failed';
  return {
    ...like,
    id: newId('transaction'),
    reference: newReference(),
    status,
    fee: none ? null : like.fee,
    net: none ? null : like.net,
    source: 'api',
    payment_link_id: null,
    settlement_id: null,
    created_at: at.toISOString(),
    paid_at: none ? null : at.toISOString(),
    attempts: [],
    refunds: [],
    events: [],
  };
}
