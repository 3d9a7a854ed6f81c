import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import { releaseAddress } from '../payments/checkout-address.ts';
import type { MerchantCaller } from '../payments/merchant-caller.ts';
import { onlyMode } from '../payments/merchant-caller.ts';
import { lockLink } from './payment-link-repository.ts';

/**
 * Deletes a link that nobody ever started a payment from; any other is archived, so that its payments keep their
 * origin. Archiving again changes nothing.
 *
 * Fails with: not_found.
 */
export function deletePaymentLink(
  { database, clock }: AppDependencies,
  caller: MerchantCaller,
  id: string,
): Promise<'deleted' | 'archived'> {
  return database.forBusiness(caller.businessId, async (trx) => {
    const link = await lockLink(trx, caller.businessId, id, 'deletion');
    const mode = onlyMode(caller);
    if (mode !== undefined && link.mode !== mode) throw new DomainError('not_found');
    const payment = await trx
      .selectFrom('payments')
      .select('id')
      .where('payment_link_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (payment === undefined) {
      await trx.deleteFrom('payment_links').where('id', '=', id).execute();
      await releaseAddress(trx, link.reference);
      return 'deleted';
    }
    const now = clock.now();
    await trx
      .updateTable('payment_links')
      .set({ archived_at: link.archived_at ?? now, updated_at: now })
      .where('id', '=', id)
      .execute();
    return 'archived';
  });
}
