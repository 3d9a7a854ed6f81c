import type { ColumnType } from 'kysely';
import type { SettlementStatus } from '@harbour/contract/enums';

export interface SettlementsTables {
  settlements: {
    id: string;
    business_id: string;
    mode: 'test' | 'live';
    currency: string;
    /** Whom it is paid to, from when the bank was first told; the account itself may have other details by now. */
    account_id: string | null;
    payee_bank_name: ColumnType<string | null, string | null | undefined, string | null>;
    payee_account_name: ColumnType<string | null, string | null | undefined, string | null>;
    payee_last4: ColumnType<string | null, string | null | undefined, string | null>;
    status: SettlementStatus;
    gross_amount: number;
    fee_amount: number;
    refund_amount: number;
    dispute_amount: number;
    adjustment_amount: number;
    net_amount: number;
    payment_count: number;
    refund_count: number;
    period_start: Date;
    period_end: Date;
    bank_reference: string | null;
    failure_reason: string | null;
    /** Of a failed one: the settlement that carries its money on. */
    carried_by: ColumnType<string | null, string | null | undefined, string | null>;
    /** A day in the business's time zone. */
    expected_at: string;
    paid_at: Date | null;
    /** How often the bank was asked, and when to ask it next; none once the outcome is known. */
    tries: ColumnType<number, number | undefined, number>;
    next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Date;
  };
}
