import type { AuthenticationProof } from '../../acquirers/acquirer.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Authentication } from './authentication.ts';
import { findAuthentication } from './authentication-repository.ts';

/** What the acquirer is told of an attempt's authentication; null where the card takes no part in 3-D Secure. */
export function proofOf(
  authentication: Pick<Authentication, 'ds_trans_id' | 'eci' | 'authentication_value' | 'message_version'>,
): AuthenticationProof | null {
  if (authentication.ds_trans_id === null || authentication.eci === null) return null;
  return {
    eci: authentication.eci,
    authenticationValue: authentication.authentication_value,
    dsTransId: authentication.ds_trans_id,
    version: authentication.message_version,
  };
}

export async function readProof(trx: Transaction, attemptId: string): Promise<AuthenticationProof | null> {
  const authentication = await findAuthentication(trx, attemptId);
  return authentication === undefined ? null : proofOf(authentication);
}
