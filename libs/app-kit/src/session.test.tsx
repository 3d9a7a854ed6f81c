import { mock, mockNetworkError, mockStatus } from '@harbour/contract/mocks';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPages } from './testing/session-pages.tsx';
import { mockServer } from './testing/testing.tsx';

const server = mockServer();

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
    const { location, router } = openPages(wanted);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(new URLSearchParams(router.state.location.search).get('redirectedFrom')).toBe(wanted);
    expect(location()).toMatch(/^\/login\?redirectedFrom=/);
  });

  test('sees the sign-in page itself, without being sent round', async () => {
    server.use(mockStatus('getCurrentUser', 401));
    const { location } = openPages('/login?redirectedFrom=%2Fapp%2Fpayments');
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
    const { location } = openPages(at);
    await waitFor(() => expect(location()).toBe(there));
  });

  test('is refused a page that the role does not allow', async () => {
    server.use(mock('getCurrentUser', 'support'));
    openPages('/app/settings/api-keys');
    expect(await screen.findByText('Your role cannot open this page')).toBeVisible();
  });

  test('signs out once, and nothing of the business stays', async () => {
    const logouts = countCalls('/api/core/users/logout');
    const { user, session, location } = openPages('/app');
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
    const { user, location } = openPages('/app');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Error occurred, please contact support')).toBeVisible();
    expect(location()).toBe('/app');
  });
});

describe('a session that has ended', () => {
  test('twenty refused calls make one redirect that says why, and the data is gone', async () => {
    const { router, session } = openPages('/app');
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
    expect(router.state.location.state).toEqual({ ended: 'Your session has ended. Sign in again.' });
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
    const { user, location } = openPages('/app');
    await user.click(await screen.findByRole('button', { name: 'Enter' }));
    await screen.findByText('Payments are here');
    expect(location()).toBe('/app');
  });
});

describe('two tabs', () => {
  test('signing out in one leaves the other', async () => {
    const other = openPages('/app');
    await screen.findByText('Payments are here');
    const channel = new BroadcastChannel('harbour-session');
    server.use(mockStatus('getCurrentUser', 401));
    channel.postMessage({ kind: 'signed-out' });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(other.location()).toBe('/login?redirectedFrom=%2Fapp');
    channel.close();
  });

  test('signing in as somebody else in one shows the other that person', async () => {
    openPages('/app');
    await screen.findByText('Payments are here');
    const channel = new BroadcastChannel('harbour-session');
    server.use(mock('getCurrentUser', 'support'));
    channel.postMessage({ kind: 'signed-in', userId: 'usr_somebody_else' });
    expect(await screen.findByRole('heading', { name: /Hello (?!Ada)/ })).toBeVisible();
    channel.close();
  });
});
