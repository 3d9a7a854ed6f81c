import type { Schemas } from '@harbour/contract/schema';
import type { ApiKeyRow } from './api-key-repository.ts';
import { prefixOf } from './key-text.ts';

/** A key as the wire lists it; a secret one is not told again. */
export function toApiKey(row: ApiKeyRow, now: Date): Schemas['ApiKey'] {
  const status = row.expires_at === null ? 'active' : row.expires_at > now ? 'expiring' : 'revoked';
  return {
    id: row.id,
    mode: row.mode,
    kind: row.kind,
    prefix: prefixOf(row.mode, row.kind),
    last4: row.last4,
    value: row.value,
    status,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
