import type { DisputeLoss, DisputeReason, DisputeStatus } from '@harbour/contract/enums';
import type { Schemas } from '@harbour/contract/schema';
import type { ColumnType } from 'kysely';
import type { Mode } from '../payments/tables.ts';
import type { Json } from '../platform/platform-tables.ts';

/** Null unless it is said. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface DisputesTables {
  disputes: {
    id: string;
    business_id: string;
    payment_id: string;
    mode: Mode;
    acquirer_case_id: string;
    /** Of the newest notice that was followed. */
    version: number;
    status: DisputeStatus;
    reason: DisputeReason;
    /** Minor units of `currency`. */
    amount: number;
    currency: string;
    evidence: Json<Schemas['DisputeEvidence']>;
    due_by: Date;
    answer: Later<'evidence' | 'accept'>;
    answer_call: Later<string>;
    answered_at: Later<Date>;
    answered_by: Later<string>;
    tries: ColumnType<number, number | undefined, number>;
    next_try_at: Later<Date>;
    loss: Later<DisputeLoss>;
    created_at: Date;
    closed_at: Later<Date>;
  };
  dispute_documents: {
    id: string;
    business_id: string;
    dispute_id: string;
    filename: string;
    content_type: Schemas['DocumentContentType'];
    /** Bytes. */
    size: number;
    sha256: string;
    uploaded_by: string | null;
    created_at: Date;
  };
  dispute_movements: {
    dispute_id: string;
    kind: 'opened' | 'won';
    business_id: string;
    mode: Mode;
    currency: string;
    /** Minor units that the business loses; negative where it gets them back. */
    amount: number;
    occurred_at: Date;
    settlement_id: Later<string>;
  };
  dispute_feeds: { mode: Mode; cursor: string; acquirer: string | null };
  dispute_notices: {
    mode: Mode;
    case_id: string;
    /** The name of the acquirer that told of it. */
    acquirer: string | null;
    version: number;
    acquirer_id: string;
    attempt_key: string | null;
    amount: number;
    currency: string;
    reason: DisputeReason;
    status: DisputeStatus;
    due_by: Date;
    tried_at: Date;
  };
}
