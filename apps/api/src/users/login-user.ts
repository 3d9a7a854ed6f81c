import type { Schemas } from '@harbour/contract/schema';
import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import { acceptInvitation } from '../team/accept-invitation.ts';
import { describeUser } from './describe-user.ts';
import { normaliseEmail } from './email.ts';
import { verifyPassword } from './password.ts';
import type { StartedSession } from './session-repository.ts';
import { endSessionOfToken, startSession } from './session-repository.ts';
import { forgetAttempts } from './sign-in-attempts.ts';
import { checkAttempt, recordFailure } from './try-password.ts';
import { findUserByEmail, recordSignIn } from './user-repository.ts';

interface SignIn {
  email: string;
  password: string;
  invitationToken: string | undefined;
  /** The token of a session that the same browser had; it ends with the new one. */
  replacedToken: string | undefined;
  ip: string;
  userAgent: string;
}

export interface SignedIn {
  user: Schemas['User'];
  session: StartedSession;
}

/**
 * Signs a person in with a new session, and accepts their invitation where there is one.
 *
 * Fails with: invalid_credentials (the same answer and work for an unknown address), account_locked,
 * invitation_not_found, invitation_for_other_person, already_in_business.
 */
export async function loginUser(deps: AppDependencies, signIn: SignIn): Promise<SignedIn> {
  const { database, clock } = deps;
  const email = normaliseEmail(signIn.email);
  const user = await database.acrossBusinesses(async (trx) => {
    await checkAttempt(trx, email, clock.now());
    return findUserByEmail(trx, email);
  });
  if (!(await verifyPassword(user?.password_hash, signIn.password)) || user === undefined) {
    await recordFailure(deps, email);
    throw new DomainError('invalid_credentials');
  }
  const now = clock.now();
  return database.acrossBusinesses(async (trx) => {
    await forgetAttempts(trx, email);
    if (signIn.invitationToken !== undefined) {
      await acceptInvitation(trx, { token: signIn.invitationToken, userId: user.id, email, now });
    }
    if (signIn.replacedToken !== undefined) await endSessionOfToken(trx, signIn.replacedToken);
    await recordSignIn(trx, user.id, now);
    const session = await startSession(trx, user.id, signIn, now);
    return { user: await describeUser(trx, user.id), session };
  });
}
