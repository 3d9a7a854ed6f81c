import type { Schemas } from '@harbour/contract/schema';
import { isCurrency } from '@harbour/domain/money';
import type { AppDependencies } from '../dependencies.ts';
import { currencyNotSupported } from '../fees/find-fee-schedule.ts';
import { loadBusiness } from '../payments/load-business.ts';
import { instantsOf } from '../payments/payment-filter.ts';
import type { Mode } from '../payments/tables.ts';
import type { Transaction } from '../platform/database.ts';
import type { Page } from '../platform/keyset-page.ts';
import { readPage } from '../platform/keyset-page.ts';
import type { Settlement } from './settlement-answer.ts';

export interface SettlementFilter {
  mode: Mode;
  status?: Schemas['SettlementStatus'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  currency?: string | undefined;
}

/**
 * A page of a business's settlements, newest first.
 *
 * Fails with: validation_failed, currency_not_supported, invalid_cursor.
 */
export function listSettlements(
  { database }: AppDependencies,
  businessId: string,
  filter: SettlementFilter,
  page: { limit: number; cursor: string | undefined },
): Promise<Page<Settlement>> {
  if (filter.currency !== undefined && !isCurrency(filter.currency))
    throw currencyNotSupported(filter.currency);
  return database.forBusiness(businessId, async (trx) => {
    const { time_zone } = await loadBusiness(trx, businessId);
    const settlements = narrow(trx, businessId, filter, time_zone);
    return readPage(trx, settlements, 'settlements', {
      ...page,
      filter: ['settlements', businessId, filter],
    });
  });
}

function narrow(trx: Transaction, businessId: string, filter: SettlementFilter, timeZone: string) {
  const { start, end } = instantsOf(filter, timeZone);
  let settlements = trx
    .selectFrom('settlements')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('mode', '=', filter.mode);
  if (filter.status !== undefined) settlements = settlements.where('status', '=', filter.status);
  if (filter.currency !== undefined) settlements = settlements.where('currency', '=', filter.currency);
  if (start !== undefined) settlements = settlements.where('created_at', '>=', start);
  if (end !== undefined) settlements = settlements.where('created_at', '<', end);
  return settlements;
}
