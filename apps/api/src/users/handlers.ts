import { fastifyCookie } from '@fastify/cookie';
import type { AppDependencies } from '../dependencies.ts';
import type { Handlers, JsonAnswer } from '../http/handler.ts';
import { completePasswordReset } from './complete-password-reset.ts';
import { describeUser } from './describe-user.ts';
import { initiatePasswordReset } from './initiate-password-reset.ts';
import type { SignedIn } from './login-user.ts';
import { loginUser } from './login-user.ts';
import { registerUser } from './register-user.ts';
import { SESSION_COOKIE } from './session.ts';
import { endSession } from './session-repository.ts';

type UsersHandlers = Pick<
  Handlers,
  | 'getCurrentUser'
  | 'loginUser'
  | 'registerUser'
  | 'logoutUser'
  | 'initiatePasswordReset'
  | 'completePasswordReset'
>;

/** A browser gets the token as a cookie that no script can read; another client may ask for it in the body. */
function hand(
  { user, session }: SignedIn,
  delivery: 'cookie' | 'body' | undefined,
): Omit<JsonAnswer<'loginUser'>, 'status'> {
  if (delivery === 'body') {
    return { data: user, meta: { token: session.token, expires_at: session.expiresAt.toISOString() } };
  }
  return { data: user, meta: {}, cookies: { session } };
}

export function usersHandlers(deps: AppDependencies): UsersHandlers {
  return {
    getCurrentUser: async ({ caller }) => ({
      data: await deps.database.acrossBusinesses((trx) => describeUser(trx, caller.userId)),
    }),
    loginUser: async ({ body, headers, context }) => {
      const signedIn = await loginUser(deps, {
        email: body.email,
        password: body.password,
        invitationToken: body.invitation_token,
        replacedToken:
          typeof headers['cookie'] === 'string'
            ? fastifyCookie.parse(headers['cookie'])[SESSION_COOKIE]
            : undefined,
        ip: context.ip,
        userAgent: context.userAgent,
      });
      return hand(signedIn, body.token_delivery);
    },
    registerUser: async ({ body, context }) => {
      const signedIn = await registerUser(deps, {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        password: body.password,
        invitationToken: body.invitation_token,
        ip: context.ip,
        userAgent: context.userAgent,
      });
      return hand(signedIn, body.token_delivery);
    },
    logoutUser: async ({ caller }) => {
      await deps.database.acrossBusinesses((trx) => endSession(trx, caller.sessionId));
      return { data: { message: 'You are signed out.' }, cookies: { session: null } };
    },
    initiatePasswordReset: async ({ body }) => {
      await initiatePasswordReset(deps, body.email);
      return { data: { message: 'If there is an account with this address, a link is on its way to it.' } };
    },
    completePasswordReset: async ({ body }) => {
      await completePasswordReset(deps, body.token, body.password);
      return { data: { message: 'Your password was changed. Sign in with the new one.' } };
    },
  };
}
