import { sql } from 'kysely';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { countUses } from './link-capacity.ts';
import type { PayersLink, UsedLink } from './payment-link.ts';

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

/** Loads a link and holds its row until the transaction ends, against whoever changes or deletes it. Fails with: not_found. */
export async function lockLink(
  trx: Transaction,
  businessId: string,
  id: string,
  against: 'change' | 'deletion',
): Promise<UsedLink> {
  const row = selectOne(trx, businessId, id).select('id');
  // A change lets payers start meanwhile, each with the link as it was or as it is.
  const held = await (against === 'change' ? row.forNoKeyUpdate() : row.forUpdate()).executeTakeFirst();
  if (held === undefined) throw new DomainError('not_found');
  return loadLink(trx, businessId, id);
}

/**
 * Loads a link for a payer: at the same cost however often it was used.
 *
 * Fails with: not_found.
 *
 * @param isKept whether it is not deleted before the transaction ends
 */
export async function loadPayersLink(
  trx: Transaction,
  businessId: string,
  id: string,
  { isKept = false } = {},
): Promise<PayersLink> {
  const row = selectOne(trx, businessId, id).selectAll();
  const link = await (isKept ? row.forKeyShare() : row).executeTakeFirst();
  if (link === undefined) throw new DomainError('not_found');
  return { ...link, use_count: await countUses(trx, link) };
}

function selectOne(trx: Transaction, businessId: string, id: string) {
  return trx.selectFrom('payment_links').where('business_id', '=', businessId).where('id', '=', id);
}
