import { sql } from 'kysely';
import type { Payment } from '../payments/payment.ts';
import type { Transaction } from '../platform/database.ts';
import type { PaymentLink } from './payment-link.ts';

type Asking = Pick<Payment, 'id' | 'payment_link_id'>;

/** Whether the link behind a payment has a use left for it, as it looks now: others may still take it. */
export async function linkHasRoom(trx: Transaction, payment: Asking): Promise<boolean> {
  if (payment.payment_link_id === null) return true;
  const link = await selectLimit(trx, payment.payment_link_id).executeTakeFirstOrThrow();
  return hasRoom(trx, link, payment);
}

/**
 * The same, and it stays so until the transaction ends: payments at the acquirer count as uses, so that two payers never
 * share the last one. They wait for one another only where uses are limited; otherwise for no more than a change of the link.
 */
export async function holdLinkRoom(trx: Transaction, payment: Asking): Promise<boolean> {
  if (payment.payment_link_id === null) return true;
  const row = selectLimit(trx, payment.payment_link_id);
  const { max_uses: before } = await row.executeTakeFirstOrThrow();
  const link = await (before === null ? row.forShare() : row.forNoKeyUpdate()).executeTakeFirstOrThrow();
  // A limit was set meanwhile. Whoever waited for it shares the row by now: to ask for more of it would be a deadlock.
  if (before === null && link.max_uses !== null) await waitInTurn(trx, link.id);
  return hasRoom(trx, link, payment);
}

/** One payer of a link after the other, until each one's transaction ends. */
async function waitInTurn(trx: Transaction, linkId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payers of ${linkId}`}, 0))`.execute(trx);
}

/** Payments captured, refunded later or not; counted only where they are limited, and no further than the limit. */
export async function countUses(
  trx: Transaction,
  { id, max_uses }: Pick<PaymentLink, 'id' | 'max_uses'>,
): Promise<number> {
  if (max_uses === null) return 0;
  return count(trx, selectPayments(trx, id).where('captured_amount', '>', 0).limit(max_uses));
}

async function hasRoom(
  trx: Transaction,
  { id, max_uses }: Pick<PaymentLink, 'id' | 'max_uses'>,
  payment: Asking,
): Promise<boolean> {
  if (max_uses === null) return true;
  const others = selectPayments(trx, id)
    .where('id', '<>', payment.id)
    .where((where) => where.or([where('captured_amount', '>', 0), where('status', '=', 'processing')]));
  return (await count(trx, others.limit(max_uses))) < max_uses;
}

function selectLimit(trx: Transaction, id: string) {
  return trx.selectFrom('payment_links').select(['id', 'max_uses']).where('id', '=', id);
}

function selectPayments(trx: Transaction, linkId: string) {
  return trx.selectFrom('payments').select('id').where('payment_link_id', '=', linkId);
}

async function count(trx: Transaction, payments: ReturnType<typeof selectPayments>): Promise<number> {
  const { uses } = await trx
    .selectFrom(payments.as('payment'))
    .select((select) => select.fn.countAll<number>().as('uses'))
    .executeTakeFirstOrThrow();
  return uses;
}
