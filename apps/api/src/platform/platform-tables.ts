import type { ColumnType, Generated } from 'kysely';

/** A jsonb column: read as `T`, written through `jsonb()` or as text. */
export type Json<T> = ColumnType<T, string, string>;

/** A timestamptz column that the database fills in when nothing is given. */
export type Filled = ColumnType<Date, Date | undefined, Date>;

export interface PlatformTables {
  schema_migrations: { name: string; checksum: string; applied_at: Filled };
  idempotency_keys: {
    scope: string;
    key_hash: string;
    request_hash: string;
    seed: string;
    state: 'running' | 'done';
    owner: string;
    lease_until: Date;
    status: number | null;
    answer: Buffer | null;
    created_at: Date;
  };
  outbox_events: {
    id: string;
    business_id: string;
    type: string;
    subject_id: string;
    payload: Json<Record<string, unknown>>;
    created_at: Date;
    dispatched_at: Date | null;
  };
  mails: {
    id: string;
    recipient: string;
    subject: string;
    text_body: string;
    attachments: Json<StoredAttachment[]>;
    created_at: Date;
    sent_at: Date | null;
    attempts: Generated<number>;
    next_attempt_at: Date;
    last_error: string | null;
  };
  checkout_tokens: {
    token_hash: string;
    business_id: string;
    kind: 'payment' | 'payment_link';
    subject_id: string;
    mode: 'test' | 'live';
    issued_to_payer: Generated<boolean>;
    created_at: Date;
    expires_at: Date;
  };
}

export interface StoredAttachment {
  filename: string;
  content_type: string;
  /** The content as text; attachments are CSV files. */
  content: string;
}
