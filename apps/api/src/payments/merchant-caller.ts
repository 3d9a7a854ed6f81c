import type { ApiKeyCaller, MemberCaller } from '../http/caller.ts';
import type { Mode } from './tables.ts';

/** Who acts for a business. */
export type MerchantCaller = MemberCaller | ApiKeyCaller;

/** The only mode whose rows exist for this caller; `undefined`: both. */
export function onlyMode(caller: MerchantCaller): Mode | undefined {
  return caller.kind === 'api_key' ? caller.mode : undefined;
}

/** The person behind a call; `undefined` for an API key. */
export function personBehind(caller: MerchantCaller): string | undefined {
  return caller.kind === 'api_key' ? undefined : caller.userId;
}
