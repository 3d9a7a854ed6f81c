import type { Transaction } from '../platform/database.ts';

/** The address that last used any secret key of the business: whom a change of the allow-list could shut out. */
export async function findLastCallerAddress(
  trx: Transaction,
  businessId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('api_keys')
    .select('last_used_ip')
    .where('business_id', '=', businessId)
    .where('last_used_ip', 'is not', null)
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_used_ip ?? undefined;
}
