import type { Schemas } from '@harbour/contract/schema';
import { findBusiness } from '../businesses/find-business.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { MemberCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { HOUR, after } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { recordEvent } from '../platform/outbox.ts';
import { hashToken } from '../platform/tokens.ts';
import { lockBusiness } from '../businesses/lock-business.ts';
import { provePresence } from '../users/prove-presence.ts';
import { toApiKey } from './api-key.ts';
import type { ApiKeyRow } from './api-key-repository.ts';
import { endKeysInGrace, insertKey, lockCurrentKey, setKeyEnd } from './api-key-repository.ts';
import { newKeyText, prefixOf } from './key-text.ts';

/**
 * Makes a new key of a mode and kind. The present one ends after the asked hours; without any it ends at once, and so does
 * what is still in the grace of an earlier rotation: whoever has lost a key can be sure that none but the new one works. The
 * new one is told here and never again.
 *
 * Fails with: reauthentication_required, account_locked, live_mode_unavailable.
 */
export async function rotateApiKey(
  deps: AppDependencies,
  caller: MemberCaller,
  request: Schemas['RotateApiKeyRequest'],
): Promise<Schemas['RotatedApiKey']> {
  await provePresence(deps, caller, request.current_password);
  const { businessId, userId } = caller;
  const { kind, mode = 'test', keep_old_for_hours: graceHours = 0 } = request;
  const now = deps.clock.now();
  const prefix = prefixOf(mode, kind);
  const text = newKeyText(prefix);
  const row: ApiKeyRow = {
    id: newId('api_key'),
    business_id: businessId,
    mode,
    kind,
    key_hash: hashToken(text),
    value: kind === 'publishable' ? text : null,
    prefix,
    last4: text.slice(-4),
    created_by: userId,
    created_at: now,
    last_used_at: null,
    last_used_ip: null,
    expires_at: null,
  };
  const previous = await deps.database.forBusiness(businessId, async (trx) => {
    const business = await findBusiness(trx, businessId);
    if (mode === 'live' && business?.status !== 'verified') throw new DomainError('live_mode_unavailable');
    await lockBusiness(trx, businessId);
    const current = await lockCurrentKey(trx, businessId, mode, kind);
    const replaced = current && (await setKeyEnd(trx, current.id, after(now, graceHours * HOUR)));
    const ended = graceHours === 0 ? await endKeysInGrace(trx, row, now) : [];
    await insertKey(trx, row);
    await recordEvent(trx, {
      businessId,
      type: 'api_key.rotated',
      subjectId: row.id,
      payload: { mode, kind, by: userId, replaced: current?.id ?? null, ended, grace_hours: graceHours },
      occurredAt: now,
    });
    return replaced;
  });
  return { api_key: toApiKey(row, now), secret: text, previous: previous ? toApiKey(previous, now) : null };
}
