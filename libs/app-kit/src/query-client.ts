import { ApiError } from '@harbour/contract/http';
import { toast } from '@harbour/design-system/Toast';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** `shown`: the form shows its errors itself, so none is told in a toast. */
      errors?: 'shown';
    };
  }
}

export interface ErrorPolicy {
  /** Told of every 401; answers whether it dealt with it. */
  onUnauthenticated: (error: ApiError) => boolean;
  /** Told when the server refuses for lack of a permission: what the page knows of the role is out of date. */
  onDenied: () => void;
}

/** Further tries of a query that found no answer or a server in trouble; anything else won't change by asking again. */
const retries = 2;

/**
 * The query client with the one error policy of all screens.
 *
 * A 401 goes to `onUnauthenticated`. Other errors: a query without data leaves it to its screen; a query whose old data
 * stays on show tells it once per outage; a mutation tells it, unless its form does.
 */
export function createQueryClient(policy: ErrorPolicy): QueryClient {
  const failing = new Set<string>();

  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, query) => {
        failing.delete(query.queryHash);
      },
      onError: (error, query) => {
        const known = failing.has(query.queryHash) || query.state.data === undefined;
        if (isDealtWith(error, policy) || known) return;
        failing.add(query.queryHash);
        toast.error(messageOf(error));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isDealtWith(error, policy) || mutation.meta?.errors === 'shown') return;
        toast.error(messageOf(error));
      },
    }),
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 5_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isDealtWith(error: unknown, { onUnauthenticated, onDenied }: ErrorPolicy): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'permission_denied') onDenied();
  return error.status === 401 && onUnauthenticated(error);
}

function mayRetry(failures: number, error: unknown): boolean {
  const transient = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return transient && failures < retries;
}

/** ApiError alone owns the words; anything else is a fault of ours and gets its fallback. */
function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : new ApiError(0, {}).message;
}
