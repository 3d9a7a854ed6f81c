import type { User } from '@harbour/contract/model';
import { createContext, use } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The app's session. Throws outside of SessionProvider. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session)
    throw new Error('No <SessionProvider> above this component; it belongs in the root route’s element.');
  return session;
}

/**
 * Who SignedIn shows its children to. A context and not the query itself: when a session ends, the children must not render
 * once more, without a user, before SignedIn has taken them away.
 */
export const CurrentUserContext = createContext<User | undefined>(undefined);

/** The signed-in user. Only under SignedIn: throws elsewhere. */
export function useCurrentUser(): User {
  const user = use(CurrentUserContext);
  if (!user) throw new Error('Nobody is signed in. useCurrentUser belongs under <SignedIn>.');
  return user;
}
