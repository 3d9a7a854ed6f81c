import type { AppDependencies } from '../dependencies.ts';
import type { SessionCaller } from '../http/caller.ts';
import { DomainError } from '../http/errors.ts';
import { verifyPassword } from './password.ts';
import { PROOF_LIMIT } from './session.ts';
import { findProof, renewProof } from './session-repository.ts';
import { forgetAttempts } from './sign-in-attempts.ts';
import { checkAttempt, recordFailure } from './try-password.ts';

/**
 * Before a risky act (key rotation, role changes): the password must have been given in this session within the last
 * ten minutes, or be given now.
 *
 * Fails with: reauthentication_required, account_locked.
 */
export async function provePresence(
  deps: AppDependencies,
  caller: SessionCaller,
  currentPassword: string | undefined,
): Promise<void> {
  const { clock, database } = deps;
  const proof = await database.acrossBusinesses((trx) => findProof(trx, caller.sessionId));
  if (proof === undefined) throw new DomainError('session_expired');
  if (clock.now().getTime() - proof.proven_at.getTime() <= PROOF_LIMIT) return;
  if (currentPassword === undefined) throw new DomainError('reauthentication_required');
  await database.acrossBusinesses((trx) => checkAttempt(trx, caller.email, clock.now()));
  if (!(await verifyPassword(proof.password_hash, currentPassword))) {
    await recordFailure(deps, caller.email);
    const message = 'The password is wrong.';
    throw new DomainError('reauthentication_required', {
      message,
      errors: [{ field: 'current_password', message, code: 'mismatch' }],
    });
  }
  await database.acrossBusinesses(async (trx) => {
    await forgetAttempts(trx, caller.email);
    await renewProof(trx, caller.sessionId, clock.now());
  });
}
