export interface UsersTables {
  users: {
    id: string;
    first_name: string;
    last_name: string;
    /** Trimmed and case-folded: see `normaliseEmail`. */
    email: string;
    email_verified_at: Date | null;
    password_hash: string;
    last_login_at: Date | null;
    previous_login_at: Date | null;
    created_at: Date;
  };
  sign_in_attempts: {
    email_hash: string;
    failures: number;
    last_failed_at: Date;
    locked_until: Date | null;
  };
  sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    ip: string;
    user_agent: string;
    created_at: Date;
    last_seen_at: Date;
    /** When the password was last given in this session. */
    proven_at: Date;
    expires_at: Date;
  };
  password_resets: {
    user_id: string;
    token_hash: string;
    created_at: Date;
    expires_at: Date;
  };
}
