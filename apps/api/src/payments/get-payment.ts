import type { Selectable } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { Authentication } from './three-d-secure/authentication.ts';
import { listAuthentications } from './three-d-secure/authentication-repository.ts';
import type { Attempt } from './attempt.ts';
import { readPayment } from './expire-payment.ts';
import type { Payment } from './payment.ts';
import { loadPayment } from './payment-repository.ts';
import type { Mode, PaymentsTables } from './tables.ts';
import type { PersonNamed } from './people.ts';
import { namePeople } from './people.ts';
import type { Refund } from './refunds/refund.ts';
import { listRefundsOf } from './refunds/list-refunds.ts';

/** Everything about a payment: its attempts, refunds and timeline, and who did what. */
export interface PaymentDetail {
  payment: Payment;
  attempts: Attempt[];
  authentications: Authentication[];
  refunds: Refund[];
  events: Selectable<PaymentsTables['payment_events']>[];
  people: ReadonlyMap<string, PersonNamed>;
  linkTitle: string | null;
}

/**
 * One payment in full. With an API key, `mode` is the key's, and payments of the other mode do not exist for it.
 *
 * Fails with: not_found.
 */
export function getPayment(
  { database, clock }: AppDependencies,
  businessId: string,
  id: string,
  mode?: Mode,
): Promise<PaymentDetail> {
  return database.forBusiness(businessId, async (trx) => {
    const payment = await readPayment(trx, (t) => loadPayment(t, businessId, id), clock.now());
    if (mode !== undefined && payment.mode !== mode) throw new DomainError('not_found');
    const attempts = await trx
      .selectFrom('attempts')
      .selectAll()
      .where('payment_id', '=', id)
      .orderBy('number')
      .execute();
    const events = await trx
      .selectFrom('payment_events')
      .selectAll()
      .where('payment_id', '=', id)
      .orderBy('occurred_at')
      .orderBy('sequence')
      .execute();
    const refunds = await listRefundsOf(trx, id);
    const people = await namePeople(trx, [
      ...events.map((event) => event.actor_id),
      ...refunds.map((refund) => refund.requested_by),
    ]);
    const authentications = await listAuthentications(
      trx,
      attempts.map((attempt) => attempt.id),
    );
    return {
      payment,
      attempts,
      authentications,
      refunds,
      events,
      people,
      linkTitle: await linkTitle(trx, payment),
    };
  });
}

async function linkTitle(trx: Transaction, payment: Payment): Promise<string | null> {
  if (payment.payment_link_id === null) return null;
  const link = await trx
    .selectFrom('payment_links')
    .select('title')
    .where('id', '=', payment.payment_link_id)
    .executeTakeFirst();
  return link?.title ?? null;
}
