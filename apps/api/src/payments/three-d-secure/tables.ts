import type { ThreeDSecureFlow, ThreeDSecureTransStatus } from '@harbour/contract/enums';
import type { Json } from '../../platform/platform-tables.ts';
import type { Browser } from './messages.ts';

export interface ThreeDSecureTables {
  authentications: {
    attempt_id: string;
    business_id: string;
    three_ds_server_trans_id: string;
    message_version: string;
    method_url: string | null;
    method_completion: 'Y' | 'N' | 'U' | null;
    browser: Json<Browser>;
    requested_at: Date | null;
    acs_trans_id: string | null;
    ds_trans_id: string | null;
    acs_url: string | null;
    trans_status: ThreeDSecureTransStatus | null;
    trans_status_reason: string | null;
    eci: string | null;
    authentication_value: string | null;
    flow: ThreeDSecureFlow | null;
    challenge_cancel: string | null;
    interaction_counter: string | null;
    liability_shift: boolean;
    challenge_expires_at: Date | null;
    response_received_at: Date | null;
    result_received_at: Date | null;
    created_at: Date;
  };
}
