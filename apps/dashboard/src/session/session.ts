import { useCurrentUser, useSession } from '@harbour/app-kit/use-session';
import type { Business, User } from '@harbour/contract/model';
import { getCurrentUser } from '@harbour/contract/queries';
import { safeRedirect } from '@harbour/domain/redirect';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';

/** The business of the signed-in person. Only on screens whose route has the `business` middleware. */
export function useBusiness(): Business {
  const { business } = useCurrentUser();
  if (!business) throw new Error('This screen needs a business: give its route the "business" middleware.');
  return business;
}

/** What to do once a call has signed somebody in: remember them and go where they wanted to be. */
export function useStartSession(): (user: User) => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (user) => {
    session.enter(user);
    await navigate(safeRedirect(query.get('redirectedFrom')), { replace: true });
  };
}

/** What to do once the person's own role or business has changed: ask who they are now, and go on. */
export function useRefreshSession(): () => Promise<void> {
  const startSession = useStartSession();
  return async () => startSession(await getCurrentUser());
}

/** Who is signed in on a page outside of SignedIn: a person, null for nobody, undefined while that isn't known. */
export function useVisitor(): User | null | undefined {
  return useQuery(useSession().currentUserQuery).data;
}
