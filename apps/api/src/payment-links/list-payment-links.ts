import type { Schemas } from '@harbour/contract/schema';
import { isCurrency } from '@harbour/domain/money';
import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import type { Mode } from '../payments/tables.ts';
import { containsText, isPartOfId } from '../platform/database.ts';
import type { Page } from '../platform/keyset-page.ts';
import { readPage } from '../platform/keyset-page.ts';
import type { Transaction } from '../platform/database.ts';
import type { UsedLink } from './payment-link.ts';
import { selectLinks } from './payment-link-repository.ts';

export interface LinkFilter {
  mode: Mode;
  /** Left out: all but archived ones. */
  status?: Schemas['PaymentLinkStatus'] | undefined;
  search?: string | undefined;
  currency?: string | undefined;
}

/**
 * A page of a business's payment links, newest first.
 *
 * Fails with: currency_not_supported, invalid_cursor.
 */
export function listPaymentLinks(
  { database, clock }: AppDependencies,
  businessId: string,
  filter: LinkFilter,
  page: { limit: number; cursor: string | undefined },
): Promise<Page<UsedLink>> {
  if (filter.currency !== undefined && !isCurrency(filter.currency))
    throw currencyNotSupported(filter.currency);
  return database.forBusiness(businessId, (trx) => {
    const links = narrow(trx, businessId, filter, clock.now());
    return readPage(trx, links, 'link', { ...page, filter: ['payment_links', businessId, filter] });
  });
}

/** The same order of judgement as `linkStatus`. */
function statusAt(now: Date) {
  return sql<string>`case
    when link.archived_at is not null then 'archived'
    when link.max_uses is not null and coalesce(paid.use_count, 0) >= link.max_uses then 'used_up'
    when link.expires_at is not null and link.expires_at <= ${now} then 'expired'
    when link.disabled_at is not null then 'disabled'
    else 'active' end`;
}

function narrow(trx: Transaction, businessId: string, filter: LinkFilter, now: Date) {
  let links = selectLinks(trx, businessId).where('link.mode', '=', filter.mode);
  links =
    filter.status === undefined
      ? links.where('link.archived_at', 'is', null)
      : links.where(statusAt(now), '=', filter.status);
  if (filter.currency !== undefined) links = links.where('link.currency', '=', filter.currency);
  const search = filter.search?.trim() ?? '';
  if (search === '') return links;
  return links.where((where) =>
    where.or([
      containsText(sql.ref('link.title'), search),
      containsText(sql.ref('link.reference'), search),
      ...(isPartOfId(search) ? [containsText(sql.ref('link.id'), search)] : []),
    ]),
  );
}
