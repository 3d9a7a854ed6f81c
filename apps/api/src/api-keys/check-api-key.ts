import type { AppDependencies } from '../dependencies.ts';
import type { ApiKeyCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { allowsAddress } from '../ip-whitelist/allows-address.ts';
import { MINUTE } from '../platform/clock.ts';
import { hashToken } from '../platform/tokens.ts';
import { findKeyByHash, recordUse } from './api-key-repository.ts';

type Dependencies = Pick<AppDependencies, 'database' | 'clock'>;

/** Being used is written down no more often than this, unless the address is another one. */
const USE_STEP = MINUTE;

/**
 * Who a secret key stands for, used from `ip`.
 *
 * Fails with: invalid_api_key (unknown, past its grace, publishable), ip_not_allowed.
 */
export async function checkApiKey(deps: Dependencies, key: string, ip: string): Promise<ApiKeyCaller> {
  const now = deps.clock.now();
  return deps.database.acrossBusinesses(async (trx) => {
    const found = await findKeyByHash(trx, hashToken(key));
    const usable = found?.kind === 'secret' && (found.expires_at === null || now < found.expires_at);
    if (found === undefined || !usable) throw new DomainError('invalid_api_key');
    if (!(await allowsAddress(trx, found.business_id, ip))) throw new DomainError('ip_not_allowed');
    const recent = found.last_used_at !== null && now.getTime() - found.last_used_at.getTime() < USE_STEP;
    if (!recent || found.last_used_ip !== ip) await recordUse(trx, found.id, ip, now);
    return { kind: 'api_key', apiKeyId: found.id, businessId: found.business_id, mode: found.mode };
  });
}
