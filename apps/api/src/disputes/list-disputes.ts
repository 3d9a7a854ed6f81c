import type { DisputeStatus } from '@harbour/contract/enums';
import type { AppDependencies } from '../dependencies.ts';
import type { Mode } from '../payments/tables.ts';
import type { Page } from '../platform/keyset-page.ts';
import { readPage } from '../platform/keyset-page.ts';
import type { Transaction } from '../platform/database.ts';
import type { ShownDispute } from './dispute-repository.ts';
import { shownDisputes } from './dispute-repository.ts';

export interface DisputeFilter {
  mode: Mode;
  status?: DisputeStatus | undefined;
  transaction_id?: string | undefined;
}

/**
 * A page of a business's disputes, newest first.
 *
 * Fails with: invalid_cursor.
 */
export function listDisputes(
  { database }: AppDependencies,
  businessId: string,
  filter: DisputeFilter,
  page: { limit: number; cursor: string | undefined },
): Promise<Page<ShownDispute>> {
  return database.forBusiness(businessId, (trx) => {
    const disputes = narrow(trx, businessId, filter);
    return readPage(trx, disputes, 'dispute', { ...page, filter: ['disputes', businessId, filter] });
  });
}

function narrow(trx: Transaction, businessId: string, filter: DisputeFilter) {
  let disputes = shownDisputes(trx, businessId).where('dispute.mode', '=', filter.mode);
  if (filter.status !== undefined) disputes = disputes.where('dispute.status', '=', filter.status);
  if (filter.transaction_id !== undefined)
    disputes = disputes.where('dispute.payment_id', '=', filter.transaction_id);
  return disputes;
}
