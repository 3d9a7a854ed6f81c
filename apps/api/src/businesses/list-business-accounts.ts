import type { Schemas } from '@harbour/contract/schema';
import { sql } from 'kysely';
import { readBalances } from '../ledger/read-balances.ts';
import type { Transaction } from '../platform/database.ts';

/**
 * The settlement accounts with the ledger's balances of a mode, the default one first. One that nobody gave bank details is
 * there only if the mode has booked in its currency.
 */
export async function listBusinessAccounts(
  trx: Transaction,
  businessId: string,
  mode: Schemas['Mode'],
): Promise<Schemas['BusinessAccount'][]> {
  const balances = await readBalances(trx, businessId, mode);
  const rows = await trx
    .selectFrom('business_accounts')
    .selectAll()
    .where('business_id', '=', businessId)
    .where((where) =>
      where.or([
        where('is_default', '=', true),
        where('last4', 'is not', null),
        where('currency', '=', sql<string>`any(${[...balances.keys()]}::text[])`),
      ]),
    )
    .orderBy('is_default', 'desc')
    .orderBy('currency')
    .execute();
  return rows.map(({ id, currency, bank_name, account_name, last4, is_default }) => {
    const { available, pending, reserved } = balances.get(currency) ?? {
      available: 0,
      pending: 0,
      reserved: 0,
    };
    return {
      id,
      currency,
      bank_name,
      account_name,
      last4,
      is_default,
      mode,
      balances: {
        available: { amount: available, currency },
        pending: { amount: pending, currency },
        reserved: { amount: reserved, currency },
      },
    };
  });
}
