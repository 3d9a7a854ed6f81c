import type { WebhookDeliveryStatus, WebhookDisabledReason, WebhookEventType } from '@harbour/contract/enums';
import type { Generated } from 'kysely';
import type { Json } from '../platform/platform-tables.ts';

export interface WebhooksTables {
  webhook_endpoints: {
    id: string;
    business_id: string;
    mode: 'test' | 'live';
    url: string;
    event_types: WebhookEventType[];
    /** Sealed; see secret-vault.ts. */
    secret: Buffer;
    previous_secret: Buffer | null;
    previous_secret_expires_at: Date | null;
    disabled_reason: WebhookDisabledReason | null;
    disabled_at: Date | null;
    /** The first of the tries that failed since the last one that arrived. */
    failing_since: Date | null;
    created_by: string | null;
    created_at: Date;
    updated_at: Date;
  };
  webhook_deliveries: {
    id: string;
    business_id: string;
    endpoint_id: string;
    /** The webhook-id of every try. */
    event_id: string;
    event_type: string;
    /** The JSON text, byte for byte as it is signed and posted. */
    body: string;
    status: WebhookDeliveryStatus;
    /** Counted when a try begins. */
    tries: Generated<number>;
    response_status: number | null;
    /** While a try is under way: when it counts as lost. */
    next_try_at: Date | null;
    created_at: Date;
    finished_at: Date | null;
  };
  webhook_attempts: {
    delivery_id: string;
    business_id: string;
    attempt: number;
    started_at: Date;
    duration_ms: number;
    request_headers: Json<Record<string, string>>;
    response_status: number | null;
    response_body: string | null;
    error: string | null;
  };
}
