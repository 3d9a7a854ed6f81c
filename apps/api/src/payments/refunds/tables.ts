import type { ColumnType } from 'kysely';
import type { RefundReason, RefundStatus } from '@harbour/contract/enums';

export interface RefundsTables {
  refunds: {
    id: string;
    business_id: string;
    payment_id: string;
    amount: number;
    /** The part of it that is our fee given back. */
    fee_amount: ColumnType<number, number | undefined, number>;
    currency: string;
    status: RefundStatus;
    reason: RefundReason;
    note_to_payer: string | null;
    internal_note: string | null;
    failure_code: string | null;
    failure_message: string | null;
    requested_by: string | null;
    settlement_id: string | null;
    tries: number;
    next_try_at: Date | null;
    created_at: Date;
    finished_at: Date | null;
  };
}
