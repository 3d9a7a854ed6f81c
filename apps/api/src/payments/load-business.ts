import type { Selectable } from 'kysely';
import type { BusinessesTables } from '../businesses/tables.ts';
import type { Transaction } from '../platform/database.ts';

export function loadBusiness(
  trx: Transaction,
  id: string,
): Promise<Selectable<BusinessesTables['businesses']>> {
  return trx.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
