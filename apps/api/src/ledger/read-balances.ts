import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';

/** What a merchant has in one currency, in minor units. `pending` may be negative after refunds. */
export interface Balances {
  available: number;
  pending: number;
  reserved: number;
}

/** Sums of the ledger's entries by currency; a currency that was never booked is not in the map. */
export async function readBalances(
  trx: Transaction,
  businessId: string,
  mode: 'test' | 'live',
): Promise<Map<string, Balances>> {
  const rows = await trx
    .selectFrom('ledger_accounts as account')
    .innerJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
    .select([
      'account.currency',
      'account.kind',
      sql<number>`sum(case entry.direction when 'credit' then entry.amount else -entry.amount end)::bigint`.as(
        'balance',
      ),
    ])
    .where('account.business_id', '=', businessId)
    .where('account.mode', '=', mode)
    .where('account.kind', 'in', ['merchant_available', 'merchant_pending', 'merchant_reserved'])
    .groupBy(['account.currency', 'account.kind'])
    .execute();
  const balances = new Map<string, Balances>();
  for (const { currency, kind, balance } of rows) {
    const known = balances.get(currency) ?? { available: 0, pending: 0, reserved: 0 };
    if (kind === 'merchant_available') known.available = balance;
    if (kind === 'merchant_pending') known.pending = balance;
    if (kind === 'merchant_reserved') known.reserved = balance;
    balances.set(currency, known);
  }
  return balances;
}
