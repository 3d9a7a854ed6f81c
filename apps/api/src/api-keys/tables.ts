export interface ApiKeysTables {
  api_keys: {
    id: string;
    business_id: string;
    mode: 'test' | 'live';
    kind: 'publishable' | 'secret';
    key_hash: string;
    /** The whole key where it is publishable; a secret one is only ever told when it is made. */
    value: string | null;
    prefix: string;
    last4: string;
    created_by: string | null;
    created_at: Date;
    last_used_at: Date | null;
    last_used_ip: string | null;
    /** Null for the current key of its mode and kind; else when its grace ends. */
    expires_at: Date | null;
  };
}
