import { ApiError } from '@harbour/contract/http';
import type { User } from '@harbour/contract/model';
import { getCurrentUser, logoutUser } from '@harbour/contract/queries';
import { toast } from '@harbour/design-system/Toast';
import { loginPathFrom, needsSession } from '@harbour/domain/redirect';
import { routes } from '@harbour/domain/routes';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createPath } from 'react-router';
import type { DataRouter } from 'react-router';
import { createQueryClient } from './query-client.ts';
import { openTabChannel } from './tab-channel.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

export type Session = ReturnType<typeof createSession>;

const currentUserKey = ['session', 'current-user'] as const;

/** What a session that has ended leaves with the sign-in page that it leads to: a toast would be gone before it is read. */
export interface SignInState {
  /** Why it is asked to sign in again. */
  ended?: string;
}

/** How long a navigation trusts what is known of the user; a screen on show asks again by the query client's own rules. */
const trustedFor = 30_000;

/**
 * Who is signed in, and all data fetched for them; one per app (and per test).
 *
 * The user is held as query data: a User, or null while nobody is signed in. Data of a business never outlives its user:
 * every way out of a session clears both.
 */
export function createSession() {
  let router: DataRouter | undefined;
  let tabs: TabChannel | undefined;
  let leaving = false;

  const queryClient: QueryClient = createQueryClient({
    onUnauthenticated: expire,
    onDenied: () => void queryClient.invalidateQueries({ queryKey: currentUserKey }),
  });

  const currentUserQuery = queryOptions<User | null>({
    queryKey: currentUserKey,
    queryFn: async ({ signal }) => {
      try {
        return await getCurrentUser({ signal });
      } catch (error) {
        // Nobody is signed in: an answer, not a failure. Somebody was: their session has ended.
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        if (knownUser()) expire(error);
        return null;
      }
    },
  });

  function knownUser(): User | null {
    return queryClient.getQueryData<User | null>(currentUserKey) ?? null;
  }

  /** Where somebody is, or is going to, with query and hash. */
  function location(): string {
    if (!router) return window.location.pathname + window.location.search + window.location.hash;
    return createPath(router.state.navigation.location ?? router.state.location);
  }

  function onSignedInPage(): boolean {
    return needsSession(location().split(/[?#]/)[0] ?? '');
  }

  function forget(): void {
    void queryClient.cancelQueries();
    queryClient.setQueryData(currentUserKey, null);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
    queryClient.getMutationCache().clear();
  }

  async function goTo(path: string, state?: SignInState): Promise<void> {
    leaving = true;
    try {
      await router?.navigate(path, { replace: true, state });
    } finally {
      leaving = false;
    }
  }

  /** A 401: on a page that needs a session it ends it, once, however many calls come back so. */
  function expire(error: ApiError): boolean {
    if (leaving) return true;
    if (!router || !onSignedInPage() || router.state.errors) return false;
    const from = location();
    forget();
    void goTo(loginPathFrom(from), { ended: error.message });
    return true;
  }

  async function onTabMessage(message: TabMessage): Promise<void> {
    if (message.kind === 'signed-out') {
      if (!knownUser()) return;
      const from = location();
      const wasInside = onSignedInPage();
      forget();
      if (wasInside) await goTo(loginPathFrom(from));
    } else if (message.userId !== knownUser()?.id) {
      forget();
      await queryClient.prefetchQuery({ ...currentUserQuery, staleTime: 0 });
      await router?.revalidate();
    }
  }

  return {
    queryClient,
    currentUserQuery,
    location,

    /** Connects the router that redirects go through, and the other tabs. Answers with what undoes it. */
    attach(dataRouter: DataRouter): () => void {
      router = dataRouter;
      tabs = openTabChannel((message) => void onTabMessage(message));
      return () => {
        tabs?.close();
        router = undefined;
      };
    },

    /** The signed-in user, or null; asks the server unless it is known. Throws ApiError where that can't be found out. */
    currentUser(): Promise<User | null> {
      return queryClient.fetchQuery({
        ...currentUserQuery,
        staleTime: ({ state }) => (state.data ? trustedFor : 0),
      });
    },

    /** After signing in or registering: nothing of whoever was here before stays. */
    enter(user: User): void {
      forget();
      queryClient.setQueryData(currentUserKey, user);
      tabs?.tell({ kind: 'signed-in', userId: user.id });
    },

    /** Signs out here, on the server and in the other tabs. Where the server can't be told, it says so and stays signed in. */
    async leave(): Promise<void> {
      try {
        await logoutUser();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 401) {
          toast.error(error.message);
          return;
        }
      }
      forget();
      tabs?.tell({ kind: 'signed-out' });
      await goTo(routes.dashboard.login);
    },
  };
}
