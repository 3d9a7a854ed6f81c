import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/**
 * Gives a business an account in a currency where it has none yet: money is seen before anybody says where it is to be paid.
 * One that is there is only read: who is just changing its bank details is not waited for.
 */
export async function openBusinessAccount(
  trx: Transaction,
  businessId: string,
  currency: string,
  now: Date,
): Promise<void> {
  const open = await trx
    .selectFrom('business_accounts')
    .select('id')
    .where('business_id', '=', businessId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (open !== undefined) return;
  await trx
    .insertInto('business_accounts')
    .values({
      id: newId('business_account'),
      business_id: businessId,
      currency,
      bank_name: null,
      account_name: null,
      last4: null,
      is_default: false,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['business_id', 'currency']).doNothing())
    .execute();
}
