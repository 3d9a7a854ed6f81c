import { mock, mockNetworkError, mockStatus } from '@harbour/contract/mocks';
import { useGetBusinessOverview, useListTransactions, useRefundTransaction } from '@harbour/contract/queries';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet, useNavigate } from 'react-router';
import { describe, expect, test } from 'vitest';
import { SignedIn } from './SessionProvider.tsx';
import { routeMiddleware } from './middleware.ts';
import { createSession } from './session.ts';
import { mockServer, owner, renderRoutes } from './testing/testing.tsx';
import { useCurrentUser, useSession } from './use-session.ts';

const server = mockServer();

function Home() {
  const user = useCurrentUser();
  const session = useSession();
  const payments = useListTransactions();
  const refund = useRefundTransaction();
  return (
    <>
      <h1>Hello {user.first_name}</h1>
      <p>{payments.data ? 'Payments are here' : payments.isError ? 'Payments failed' : 'Loading'}</p>
      <button type="button" onClick={() => void session.leave()}>
        Sign out
      </button>
      <button type="button" onClick={() => void payments.refetch()}>
        Reload
      </button>
      <button
        type="button"
        onClick={() => refund.mutate({ data: { transaction_id: 'txn_1', reason: 'other' } })}
      >
        Refund
      </button>
    </>
  );
}

/** Twenty calls at once, as a page full of cards makes them. */
function Crowd() {
  return Array.from({ length: 20 }, (_, index) => <Card key={index} limit={index + 1} />);
}

function Card({ limit }: { limit: number }) {
  useListTransactions({ limit });
  useGetBusinessOverview();
  return null;
}

function Login() {
  const session = useSession();
  const navigate = useNavigate();
  const signIn = () => {
    session.enter(owner());
    void navigate('/app');
  };
  return (
    <>
      <h1>Sign in</h1>
      <button type="button" onClick={signIn}>
        Enter
      </button>
    </>
  );
}

function open(at: string) {
  const session = createSession();
  const guard = routeMiddleware(session);
  const inside = (
    <SignedIn>
      <Outlet />
    </SignedIn>
  );
  return renderRoutes(
    [
      { path: '/login', Component: Login, middleware: guard(['guest']) },
      {
        element: inside,
        middleware: guard(['auth']),
        children: [
          { path: '/app', Component: Home },
          { path: '/app/payments', Component: Crowd },
          {
            path: '/app/settings/api-keys',
            element: <h1>API keys</h1>,
            middleware: guard(['permission'], { permission: 'api_keys.list' }),
          },
        ],
      },
    ],
    { at, session },
  );
}

/** Counts the calls of one path. */
function countCalls(path: string): () => number {
  let calls = 0;
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === path) calls += 1;
  });
  return () => calls;
}

describe('somebody who is not signed in', () => {
  test('comes back to the whole address after signing in', async () => {
    server.use(mockStatus('getCurrentUser', 401));
    const wanted = '/app/payments?status=failed&from=2026-01-01&to=2026-01-31#row-7';
    const { location, router } = open(wanted);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(new URLSearchParams(router.state.location.search).get('redirectedFrom')).toBe(wanted);
    expect(location()).toMatch(/^\/login\?redirectedFrom=/);
  });

  test('sees the sign-in page itself, without being sent round', async () => {
    server.use(mockStatus('getCurrentUser', 401));
    const { location } = open('/login?redirectedFrom=%2Fapp%2Fpayments');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(location()).toBe('/login?redirectedFrom=%2Fapp%2Fpayments');
    expect(screen.queryByText(/session/i)).not.toBeInTheDocument();
  });
});

describe('somebody who is signed in', () => {
  test.each([
    ['/login', '/app'],
    ['/login?redirectedFrom=%2Fapp%2Fpayments%3Fstatus%3Dfailed', '/app/payments?status=failed'],
    ['/login?redirectedFrom=%2F%2Fevil.example', '/app'],
    ['/login?redirectedFrom=%2Flogin', '/app'],
  ])('opens %s and gets to %s', async (at, there) => {
    const { location } = open(at);
    await waitFor(() => expect(location()).toBe(there));
  });

  test('is refused a page that the role does not allow', async () => {
    server.use(mock('getCurrentUser', 'support'));
    open('/app/settings/api-keys');
    expect(await screen.findByText('Your role does not allow you to see this page')).toBeVisible();
  });

  test('signs out once, and nothing of the business stays', async () => {
    const logouts = countCalls('/api/core/users/logout');
    const { user, session, location } = open('/app');
    await screen.findByText('Payments are here');
    server.use(mockStatus('getCurrentUser', 401));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(location()).toBe('/login');
    expect(logouts()).toBe(1);
    expect(
      session.queryClient
        .getQueryCache()
        .findAll()
        .filter(({ state }) => state.data),
    ).toEqual([]);
  });

  test('stays signed in, and is told, where the server cannot be reached to sign out', async () => {
    server.use(mockNetworkError('logoutUser'));
    const { user, location } = open('/app');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Error occurred, please contact support')).toBeVisible();
    expect(location()).toBe('/app');
  });
});

describe('a session that has ended', () => {
  test('twenty refused calls make one redirect and one toast, and the data is gone', async () => {
    const { router, session } = open('/app');
    await screen.findByText('Payments are here');
    server.use(
      mock('listTransactions', 'session_expired'),
      mock('getBusinessOverview', 'session_expired'),
      mockStatus('getCurrentUser', 401),
    );
    const visited: string[] = [];
    router.subscribe(({ location: { pathname } }) => {
      if (visited.at(-1) !== pathname) visited.push(pathname);
    });
    await router.navigate('/app/payments?status=failed#row-7');
    await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() => expect(session.queryClient.isFetching()).toBe(0));

    expect(visited.filter((pathname) => pathname === '/login')).toHaveLength(1);
    expect(screen.getAllByText('Your session has ended. Sign in again.', { selector: 'li' })).toHaveLength(1);
    expect(new URLSearchParams(router.state.location.search).get('redirectedFrom')).toBe(
      '/app/payments?status=failed#row-7',
    );
    expect(
      session.queryClient
        .getQueryCache()
        .findAll()
        .filter(({ state }) => state.data),
    ).toEqual([]);
  });

  test('does not show the sign-in page again after signing in', async () => {
    server.use(mockStatus('getCurrentUser', 401));
    const { user, location } = open('/app');
    await user.click(await screen.findByRole('button', { name: 'Enter' }));
    await screen.findByText('Payments are here');
    expect(location()).toBe('/app');
  });
});

describe('other failures', () => {
  test('a query without data leaves the words to its screen', async () => {
    server.use(mockStatus('listTransactions', 500));
    open('/app');
    expect(await screen.findByText('Payments failed')).toBeVisible();
    expect(screen.queryByText(/went wrong on our side/)).not.toBeInTheDocument();
  });

  test('a query whose data stays on show tells of an outage once', async () => {
    const { user } = open('/app');
    await screen.findByText('Payments are here');
    server.use(mockStatus('listTransactions', 500));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findAllByText(/went wrong on our side/, { selector: 'li' })).toHaveLength(1);
    expect(screen.getByText('Payments are here')).toBeVisible();
  });

  test('a mutation tells what the server says', async () => {
    server.use(mock('refundTransaction', 'refund_exceeds_refundable'));
    const { user } = open('/app');
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(
      await screen.findByText('Only NGN 250.00 can still be refunded.', { selector: 'li' }),
    ).toBeVisible();
  });

  test('an answer that is not ours gets the fallback text', async () => {
    server.use(
      http.put('*/transactions/refund', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })),
    );
    const { user } = open('/app');
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(
      await screen.findByText('Error occurred, please contact support', { selector: 'li' }),
    ).toBeVisible();
  });
});

describe('two tabs', () => {
  test('signing out in one leaves the other', async () => {
    const other = open('/app');
    await screen.findByText('Payments are here');
    const channel = new BroadcastChannel('harbour-session');
    server.use(mockStatus('getCurrentUser', 401));
    channel.postMessage({ kind: 'signed-out' });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(other.location()).toBe('/login?redirectedFrom=%2Fapp');
    channel.close();
  });

  test('signing in as somebody else in one shows the other that person', async () => {
    open('/app');
    await screen.findByText('Payments are here');
    const channel = new BroadcastChannel('harbour-session');
    server.use(mock('getCurrentUser', 'support'));
    channel.postMessage({ kind: 'signed-in', userId: 'usr_somebody_else' });
    expect(await screen.findByRole('heading', { name: /Hello (?!Ada)/ })).toBeVisible();
    channel.close();
  });
});
