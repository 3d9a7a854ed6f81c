import { sql } from 'kysely';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import type { UsedLink } from './payment-link.ts';

/** Links of a business together with what was paid through them. */
export function selectLinks(trx: Transaction, businessId: string) {
  return trx
    .selectFrom('payment_links as link')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('payments as payment')
          .select([
            sql<number>`count(*)`.as('use_count'),
            sql<number>`coalesce(sum(payment.captured_amount), 0)::bigint`.as('collected_amount'),
          ])
          .whereRef('payment.payment_link_id', '=', 'link.id')
          .where('payment.captured_amount', '>', 0)
          .as('paid'),
      (on) => on.onTrue(),
    )
    .selectAll('link')
    .select([
      sql<number>`coalesce(paid.use_count, 0)`.as('use_count'),
      sql<number>`coalesce(paid.collected_amount, 0)`.as('collected_amount'),
    ])
    .where('link.business_id', '=', businessId);
}

export function findLink(trx: Transaction, businessId: string, id: string): Promise<UsedLink | undefined> {
  return selectLinks(trx, businessId).where('link.id', '=', id).executeTakeFirst();
}

/** Fails with: not_found. */
export async function loadLink(trx: Transaction, businessId: string, id: string): Promise<UsedLink> {
  const link = await findLink(trx, businessId, id);
  if (link === undefined) throw new DomainError('not_found');
  return link;
}

/** Loads a link and holds its row until the transaction ends. Fails with: not_found. */
export async function lockLink(trx: Transaction, businessId: string, id: string): Promise<UsedLink> {
  const row = await trx
    .selectFrom('payment_links')
    .select('id')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not_found');
  return loadLink(trx, businessId, id);
}
