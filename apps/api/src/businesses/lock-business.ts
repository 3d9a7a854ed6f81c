import type { Transaction } from '../platform/database.ts';

/**
 * Lets one change of a business's team, keys or lists happen at a time. Of two owners who demote each other at once,
 * one must come too late. Rows that refer to the business may still be added meanwhile: whoever adds one while holding
 * something that is wanted here would wait for ever otherwise.
 */
export async function lockBusiness(trx: Transaction, businessId: string): Promise<void> {
  await trx.selectFrom('businesses').select('id').where('id', '=', businessId).forNoKeyUpdate().execute();
}
