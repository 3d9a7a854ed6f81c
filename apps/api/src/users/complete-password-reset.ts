import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import type { Transaction } from '../platform/database.ts';
import { queueMail } from '../platform/mail.ts';
import { hashToken } from '../platform/tokens.ts';
import { hashPassword, refuseEasyPassword, verifyPassword } from './password.ts';
import { endSessionsOf } from './end-sessions.ts';
import { forgetAttempts } from './sign-in-attempts.ts';
import type { UserRow } from './user-repository.ts';
import { findUser, markEmailVerified, setPassword } from './user-repository.ts';

async function findResetUser(trx: Transaction, tokenHash: string, now: Date): Promise<UserRow | undefined> {
  const reset = await trx
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return reset && findUser(trx, reset.user_id);
}

/** Takes the token out of use. Of two calls with the same one, only one gets true. */
async function consume(trx: Transaction, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Sets a new password by a mailed token: ends every session, unlocks the account, and tells its owner.
 *
 * Fails with: reset_token_invalid, password_breached, password_reused.
 */
export async function completePasswordReset(
  deps: AppDependencies,
  token: string,
  password: string,
): Promise<void> {
  const tokenHash = hashToken(token);
  const now = deps.clock.now();
  const user = await deps.database.acrossBusinesses((trx) => findResetUser(trx, tokenHash, now));
  if (user === undefined) throw new DomainError('reset_token_invalid');
  refuseEasyPassword(password, [user.email, user.first_name, user.last_name]);
  if (await verifyPassword(user.password_hash, password)) throw new DomainError('password_reused');
  const passwordHash = await hashPassword(password);
  await deps.database.acrossBusinesses(async (trx) => {
    if (!(await consume(trx, tokenHash))) throw new DomainError('reset_token_invalid');
    await setPassword(trx, user.id, passwordHash);
    await endSessionsOf(trx, user.id);
    await forgetAttempts(trx, user.email);
    await markEmailVerified(trx, user.id, now);
    await queueMail(
      trx,
      {
        to: user.email,
        subject: 'Your password was changed',
        text: `Hello ${user.first_name},\n\nThe password of your Harbour account was changed just now, and you were signed out everywhere. If this was not you, write to ${deps.config.supportEmail} at once.\n`,
      },
      now,
    );
  });
}
