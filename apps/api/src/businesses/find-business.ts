import type { Transaction } from '../platform/database.ts';
import type { BusinessRow } from './business.ts';

/** The business of that id, when the running transaction may see it. */
export async function findBusiness(trx: Transaction, id: string): Promise<BusinessRow | undefined> {
  return trx.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirst();
}
