// For tests alone: pulls in msw and Testing Library.
import { examples } from '@harbour/contract/examples';
import { configureHttp } from '@harbour/contract/http';
import { handlers } from '@harbour/contract/mocks';
import type { Permission, User } from '@harbour/contract/model';
import { toast } from '@harbour/design-system/Toast';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { RouteErrorScreen } from '../RouteErrorScreen.tsx';
import { SessionProvider, SignedIn } from '../SessionProvider.tsx';
import { unknownPage } from '../route-error.ts';
import { createSession } from '../session.ts';
import type { Session } from '../session.ts';

const origin = 'http://localhost:4000';

// A busy machine is no failure: what a test waits for may take its time.
configure({ asyncUtilTimeout: 15_000 });

const openSessions = new Set<() => void>();

afterEach(() => {
  cleanup();
  for (const close of openSessions) close();
  openSessions.clear();
  toast.clear();
});

/**
 * The API of a test file: every call of the contract answers with its first example, until `server.use(mock(…))` says
 * otherwise for one test. A call that the contract doesn't know fails the test.
 */
export function mockServer() {
  const server = setupServer(...handlers());
  beforeAll(() => {
    configureHttp({ baseUrl: origin });
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}

export interface RenderRoutesOptions {
  /** The address to begin at, with query and hash. */
  at: string;
  /** Given to the routes that need it, such as for their middleware. */
  session?: Session;
}

/** Renders a route table in a memory router, below everything that the app has above it. */
export function renderRoutes(
  children: RouteObject[],
  { at, session = createSession() }: RenderRoutesOptions,
) {
  const defaults = session.queryClient.getDefaultOptions();
  session.queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  const root: RouteObject = {
    element: (
      <SessionProvider session={session}>
        <Outlet />
      </SessionProvider>
    ),
    children: [
      { ErrorBoundary: RouteErrorScreen, HydrateFallback: () => null, children: [...children, unknownPage] },
    ],
  };
  const router = createMemoryRouter([root], { initialEntries: [at] });
  const close = session.attach(router);
  openSessions.add(() => {
    close();
    session.queryClient.clear();
    router.dispose();
  });
  return {
    ...render(<RouterProvider router={router} />),
    router,
    session,
    user: userEvent.setup(),
    /** Where the app is now, with query and hash. */
    location: () => session.location(),
  };
}

export interface RenderScreenOptions {
  /** The address, with query and hash. */
  at?: string;
  /** The route's pattern, where the screen reads parameters: `/app/payments/:id`. */
  path?: string;
  /** What the signed-in owner is to be allowed instead of everything. */
  permissions?: Permission[];
  /** Who is signed in; the contract's example of an owner unless given. */
  user?: User;
}

/** Renders one screen for somebody who is signed in. */
export function renderScreen(
  screen: ReactElement,
  { at = '/app', path = '*', permissions, user = owner() }: RenderScreenOptions = {},
) {
  const session = createSession();
  const role = user.role && permissions ? { ...user.role, permissions } : user.role;
  session.enter({ ...user, role });
  return renderRoutes(
    [
      { path, element: <SignedIn>{screen}</SignedIn> },
      { path: '*', element: null },
    ],
    { at, session },
  );
}

/** The contract's example of an owner, as a screen gets it. */
export function owner(): User {
  return structuredClone(examples.getCurrentUser[200].owner.data) as unknown as User;
}
