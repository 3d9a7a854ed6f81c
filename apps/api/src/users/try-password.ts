import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { countAttempt, lockWhenSpent } from './sign-in-attempts.ts';
import { findUserByEmail } from './user-repository.ts';

/**
 * Counts a try at a password before it is looked at.
 *
 * Fails with: account_locked.
 */
export async function checkAttempt(trx: Transaction, email: string, now: Date): Promise<void> {
  if (await countAttempt(trx, email, now)) return;
  throw new DomainError('account_locked');
}

/** After a wrong password. The lock must not be a weapon, so the mailed link opens it at once. */
export async function recordFailure(deps: AppDependencies, email: string): Promise<void> {
  const now = deps.clock.now();
  await deps.database.acrossBusinesses(async (trx) => {
    if (!(await lockWhenSpent(trx, email, now))) return;
    const user = await findUserByEmail(trx, email);
    if (user !== undefined) await mailResetLink(trx, deps.config, { user, reason: 'locked', now });
  });
}
