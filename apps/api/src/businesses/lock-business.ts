import type { Transaction } from '../platform/database.ts';

/**
 * Lets one change of a business's team, keys or lists happen at a time. Of two owners who demote each other at once,
 * one must come too late.
 */
export async function lockBusiness(trx: Transaction, businessId: string): Promise<void> {
  await trx.selectFrom('businesses').select('id').where('id', '=', businessId).forUpdate().execute();
}
