import type { ColumnType, GeneratedAlways } from 'kysely';
import type { FeeBearer, PaymentEventType, PaymentStatus } from '@harbour/contract/enums';
import type { Schemas } from '@harbour/contract/schema';
import type { Json } from '../platform/platform-tables.ts';
import type { AttemptStatus } from './attempt-status.ts';

export type Mode = 'test' | 'live';

type ReturnState = 'owed' | 'returned' | 'refused';

/** What the payer wrote into a custom field of the link. */
export type CustomFieldValue = Schemas['CustomFieldAnswer'];

interface TakenOtherwise {
  acquirer_id: string;
  amount: number;
  currency: string;
}

export interface PaymentsTables {
  checkout_addresses: {
    reference: string;
    business_id: string;
    kind: 'payment' | 'payment_link';
    subject_id: string;
  };
  payments: {
    id: string;
    business_id: string;
    mode: Mode;
    reference: string;
    checkout_reference: string;
    amount: number;
    currency: string;
    status: PaymentStatus;
    source: 'api' | 'payment_link';
    payment_link_id: string | null;
    description: string | null;
    customer: Json<Schemas['Customer']>;
    metadata: Json<Record<string, string>>;
    custom_fields: Json<CustomFieldValue[]>;
    redirect_url: string | null;
    captured_amount: number;
    fee_amount: number;
    fee_schedule_id: string | null;
    fee_bearer: ColumnType<FeeBearer, FeeBearer | undefined, FeeBearer>;
    /** The part of `amount` that is our fee, where the payer bears it. */
    payer_fee_amount: ColumnType<number, number | undefined, number>;
    refund_claimed_amount: number;
    refunded_amount: number;
    /** Open and lost disputes. */
    disputed_amount: ColumnType<number, number | undefined, number>;
    settlement_id: string | null;
    card: Json<Schemas['CardSummary']> | null;
    decline: Json<Schemas['Decline']> | null;
    three_d_secure: Json<Schemas['ThreeDSecureOutcome']> | null;
    created_at: Date;
    expires_at: Date;
    paid_at: Date | null;
    updated_at: Date;
  };
  attempts: {
    id: string;
    business_id: string;
    payment_id: string;
    number: number;
    status: AttemptStatus;
    token_hash: string;
    amount: number;
    currency: string;
    card: Json<Schemas['CardSummary']>;
    client_ip: string | null;
    charged_with: string | null;
    /** The name of the acquirer that it was sent to. */
    acquirer: ColumnType<string | null, string | null | undefined, string | null>;
    acquirer_id: string | null;
    approval_code: string | null;
    decline: Json<Schemas['Decline']> | null;
    claimed_at: Date | null;
    inquiries: number;
    next_inquiry_at: Date | null;
    /** Of one that was given up: when it is asked after for the last time. */
    late_inquiry_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** What the acquirer says it took, where that is not what it was asked for. */
    taken_otherwise: ColumnType<TakenOtherwise | null, string | null | undefined, string | null>;
    /** When that was settled: by a capture of the right sum, or by a person. */
    taken_settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    return_due_at: Date | null;
    /** Of a late capture that is not the payment's: whether its money is owed, went back, or is held for good. */
    return_state: ColumnType<ReturnState | null, ReturnState | null | undefined, ReturnState | null>;
    return_refusals: ColumnType<number, number | undefined, number>;
    created_at: Date;
    expires_at: Date;
    finished_at: Date | null;
  };
  payment_events: {
    id: string;
    business_id: string;
    payment_id: string;
    attempt_id: string | null;
    type: PaymentEventType;
    from_status: PaymentStatus | null;
    to_status: PaymentStatus | null;
    message: string;
    actor_id: string | null;
    amount: number | null;
    occurred_at: Date;
    sequence: GeneratedAlways<number>;
  };
  /** Written by PostgreSQL along with the payment; read by `findPayments` alone. */
  payment_search: {
    business_id: string;
    payment_id: string;
    created_at: Date;
    place: string;
    words: string;
  };
  card_vault: {
    attempt_id: string;
    business_id: string;
    sealed: Buffer;
    expires_at: Date;
  };
}
