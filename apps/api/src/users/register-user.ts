import type { AppDependencies } from '../dependencies.ts';
import { DomainError } from '../http/errors.ts';
import { plainLine } from '../http/plain-text.ts';
import { newId } from '../platform/ids.ts';
import { acceptInvitation } from '../team/accept-invitation.ts';
import { describeUser } from './describe-user.ts';
import { normaliseEmail } from './email.ts';
import type { SignedIn } from './login-user.ts';
import { hashPassword, refuseEasyPassword } from './password.ts';
import { startSession } from './session-repository.ts';
import { insertUser, markEmailVerified, recordSignIn } from './user-repository.ts';

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  invitationToken: string | undefined;
  ip: string;
  userAgent: string;
}

/**
 * Makes an account and signs in. With an invitation, the person joins that team in the same commit.
 *
 * Fails with: email_taken, password_breached, validation_failed, invitation_not_found, invitation_for_other_person.
 */
export async function registerUser(deps: AppDependencies, registration: Registration): Promise<SignedIn> {
  const firstName = plainLine('first_name', registration.firstName);
  const lastName = plainLine('last_name', registration.lastName);
  const email = normaliseEmail(registration.email);
  refuseEasyPassword(registration.password, [email, firstName, lastName]);
  const passwordHash = await hashPassword(registration.password);
  const now = deps.clock.now();
  return deps.database.acrossBusinesses(async (trx) => {
    const id = newId('user');
    const inserted = await insertUser(trx, {
      id,
      first_name: firstName,
      last_name: lastName,
      email,
      email_verified_at: null,
      password_hash: passwordHash,
      last_login_at: null,
      previous_login_at: null,
      created_at: now,
    });
    if (!inserted) {
      throw new DomainError('email_taken', {
        errors: [
          { field: 'email', message: 'There is an account with this address already.', code: 'taken' },
        ],
      });
    }
    if (registration.invitationToken !== undefined) {
      await acceptInvitation(trx, { token: registration.invitationToken, userId: id, email, now });
      await markEmailVerified(trx, id, now);
    }
    await recordSignIn(trx, id, now);
    const session = await startSession(trx, id, registration, now);
    return { user: await describeUser(trx, id), session };
  });
}
