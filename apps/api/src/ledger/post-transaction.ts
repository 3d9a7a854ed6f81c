import { openBusinessAccount } from '../businesses/open-business-account.ts';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Send, Statement } from '../platform/pipeline.ts';
import { sendOn } from '../platform/pipeline.ts';
import type { AccountKind, LedgerKind, Posting } from './posting.ts';
import type { LedgerTables } from './tables.ts';

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

/** The ids of a business's accounts. */
export type LedgerAccounts = (
  mode: LedgerTransaction['mode'],
  currency: string,
  kind: AccountKind,
) => string | undefined;

const FIND_ACCOUNTS: Statement = {
  name: 'find_ledger_accounts',
  text: `
    select id, mode, currency, kind from ledger_accounts
    where business_id = $1 and mode = any($2) and currency = any($3)`,
};

const ADD_TRANSACTIONS: Statement = {
  name: 'add_ledger_transactions',
  text: `
    insert into ledger_transactions (id, business_id, mode, kind, source_id, occurred_at)
    select id, business_id, mode, kind, source_id, occurred_at
    from jsonb_to_recordset($1) as booked (id text, business_id text, mode text, kind text, source_id text,
      occurred_at timestamptz)`,
};

const ADD_ENTRIES: Statement = {
  name: 'add_ledger_entries',
  text: `
    insert into ledger_entries (transaction_id, business_id, account_id, direction, amount, currency)
    select transaction_id, business_id, account_id, direction, amount, currency
    from jsonb_to_recordset($1) as entry (transaction_id text, business_id text, account_id text, direction text,
      amount bigint, currency text)`,
};

/** Finds the accounts of a business in those modes and currencies; one that was never used is not there. */
export async function findAccounts(
  send: Send,
  businessId: string,
  transactions: readonly Pick<LedgerTransaction, 'mode' | 'currency'>[],
): Promise<LedgerAccounts> {
  const keyOf = (mode: string, currency: string, kind: string) => `${mode} ${currency} ${kind}`;
  const rows = await send<LedgerTables['ledger_accounts']>(FIND_ACCOUNTS, [
    businessId,
    [...new Set(transactions.map(({ mode }) => mode))],
    [...new Set(transactions.map(({ currency }) => currency))],
  ]);
  const ids = new Map(rows.map(({ id, mode, currency, kind }) => [keyOf(mode, currency, kind), id]));
  return (mode, currency, kind) => ids.get(keyOf(mode, currency, kind));
}

const bookedPostings = ({ postings }: LedgerTransaction): Posting[] =>
  postings.filter(({ amount }) => amount !== 0);

const kindsOf = (transaction: LedgerTransaction): AccountKind[] => [
  ...new Set(bookedPostings(transaction).flatMap(({ debit, credit }) => [debit, credit])),
];

/** Whether every account that a transaction is booked on is there. */
export function areOpen(accounts: LedgerAccounts, transaction: LedgerTransaction): boolean {
  return kindsOf(transaction).every(
    (kind) => accounts(transaction.mode, transaction.currency, kind) !== undefined,
  );
}

/**
 * The one place that writes to the ledger. Balanced by construction, since a posting is both its sides; the database
 * checks the sums again. The accounts must be open.
 */
export async function postTransactions(
  send: Send,
  accounts: LedgerAccounts,
  transactions: readonly LedgerTransaction[],
): Promise<void> {
  const booked = transactions.map((transaction) => ({ transaction, id: newId('ledger_transaction') }));
  const rows = booked.map(({ transaction, id }) => ({
    id,
    business_id: transaction.businessId,
    mode: transaction.mode,
    kind: transaction.kind,
    source_id: transaction.sourceId,
    occurred_at: transaction.occurredAt,
  }));
  const entries = booked.flatMap(({ transaction, id }) => {
    const { businessId, mode, currency } = transaction;
    const entry = (direction: 'debit' | 'credit', kind: AccountKind, amount: number) => ({
      transaction_id: id,
      business_id: businessId,
      account_id: accounts(mode, currency, kind),
      direction,
      amount,
      currency,
    });
    return bookedPostings(transaction).flatMap(({ debit, credit, amount }) => [
      entry('debit', debit, amount),
      entry('credit', credit, amount),
    ]);
  });
  await Promise.all([send(ADD_TRANSACTIONS, [jsonb(rows)]), send(ADD_ENTRIES, [jsonb(entries)])]);
}

/** Books one transaction; accounts that were never used before are opened, and the business's own in that currency with them. */
export async function postTransaction(trx: Transaction, transaction: LedgerTransaction): Promise<void> {
  const { businessId, mode, currency, occurredAt } = transaction;
  const send = sendOn(trx);
  const find = () => findAccounts(send, businessId, [transaction]);
  let accounts = await find();
  if (!areOpen(accounts, transaction)) {
    await trx
      .insertInto('ledger_accounts')
      .values(
        kindsOf(transaction).map((kind) => ({
          id: newId('ledger_account'),
          business_id: businessId,
          mode,
          kind,
          currency,
        })),
      )
      .onConflict((conflict) => conflict.columns(['business_id', 'mode', 'kind', 'currency']).doNothing())
      .execute();
    await openBusinessAccount(trx, businessId, currency, occurredAt);
    accounts = await find();
  }
  await postTransactions(send, accounts, [transaction]);
}
