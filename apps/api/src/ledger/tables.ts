import type { AccountKind, LedgerKind } from './posting.ts';

export interface LedgerTables {
  ledger_accounts: {
    id: string;
    business_id: string;
    mode: 'test' | 'live';
    kind: AccountKind;
    currency: string;
  };
  ledger_transactions: {
    id: string;
    business_id: string;
    mode: 'test' | 'live';
    kind: LedgerKind;
    source_id: string;
    occurred_at: Date;
  };
  ledger_entries: {
    transaction_id: string;
    business_id: string;
    account_id: string;
    direction: 'debit' | 'credit';
    amount: number;
    currency: string;
  };
}
