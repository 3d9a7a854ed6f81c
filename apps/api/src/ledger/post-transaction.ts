import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { AccountKind, LedgerKind, Posting } from './posting.ts';

export interface LedgerTransaction {
  businessId: string;
  mode: 'test' | 'live';
  kind: LedgerKind;
  /** The payment, refund or settlement that is booked; the database refuses to book it twice. */
  sourceId: string;
  currency: string;
  postings: readonly Posting[];
  occurredAt: Date;
}

/**
 * The one place that writes to the ledger. Balanced by construction, since a posting is both its sides; the database
 * checks the sums again at commit.
 */
export async function postTransaction(trx: Transaction, transaction: LedgerTransaction): Promise<void> {
  const postings = transaction.postings.filter(({ amount }) => amount !== 0);
  const kinds = [...new Set(postings.flatMap(({ debit, credit }) => [debit, credit]))];
  const accounts = await openAccounts(trx, transaction, kinds);
  const id = newId('ledger_transaction');
  await trx
    .insertInto('ledger_transactions')
    .values({
      id,
      business_id: transaction.businessId,
      mode: transaction.mode,
      kind: transaction.kind,
      source_id: transaction.sourceId,
      occurred_at: transaction.occurredAt,
    })
    .execute();
  const entry = (direction: 'debit' | 'credit', kind: AccountKind, amount: number) => ({
    id: newId('ledger_entry'),
    transaction_id: id,
    business_id: transaction.businessId,
    account_id: accounts.get(kind) ?? '',
    direction,
    amount,
    currency: transaction.currency,
  });
  await trx
    .insertInto('ledger_entries')
    .values(
      postings.flatMap(({ debit, credit, amount }) => [
        entry('debit', debit, amount),
        entry('credit', credit, amount),
      ]),
    )
    .execute();
}

/** The accounts' ids by kind; those that were never used before are opened. */
async function openAccounts(
  trx: Transaction,
  { businessId, mode, currency }: Pick<LedgerTransaction, 'businessId' | 'mode' | 'currency'>,
  kinds: readonly AccountKind[],
): Promise<Map<AccountKind, string>> {
  const find = () =>
    trx
      .selectFrom('ledger_accounts')
      .select(['id', 'kind'])
      .where('business_id', '=', businessId)
      .where('mode', '=', mode)
      .where('currency', '=', currency)
      .where('kind', 'in', kinds)
      .execute();
  let rows = await find();
  if (rows.length < kinds.length) {
    await trx
      .insertInto('ledger_accounts')
      .values(
        kinds.map((kind) => ({ id: newId('ledger_account'), business_id: businessId, mode, kind, currency })),
      )
      .onConflict((conflict) => conflict.columns(['business_id', 'mode', 'kind', 'currency']).doNothing())
      .execute();
    rows = await find();
  }
  return new Map(rows.map(({ id, kind }) => [kind, id]));
}
