import type { User } from '@harbour/contract/model';
import { useQuery } from '@tanstack/react-query';
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

/** The signed-in user. Only under SignedIn: throws while nobody is signed in. */
export function useCurrentUser(): User {
  const { data: user } = useQuery(useSession().currentUserQuery);
  if (!user) throw new Error('Nobody is signed in. useCurrentUser belongs under <SignedIn>.');
  return user;
}
