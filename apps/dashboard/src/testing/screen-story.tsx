import { SessionProvider } from '@harbour/app-kit/SessionProvider';
import { createSession } from '@harbour/app-kit/session';
import { examples } from '@harbour/contract/examples';
import { handlers, mock } from '@harbour/contract/mocks';
import type { User } from '@harbour/contract/model';
import type { HttpHandler } from 'msw';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, RouterProvider, createMemoryRouter, parsePath } from 'react-router';
import { AuthFrame } from '../layouts/AuthFrame.tsx';
import { DashboardFrame } from '../layouts/DashboardFrame.tsx';
import type { ScreenHandle } from '../layouts/PageTitle.tsx';
import { configure } from 'storybook/test';
import { screens } from '../routes.tsx';

// A screen comes with its data, which on a busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

type Person = keyof (typeof examples)['getCurrentUser'][200];

/** Where a story's screen stands: `parameters: { place: { path: routes.dashboard.payments } }`. */
export interface Place {
  /** The route's pattern, as in the table. */
  path: string;
  /** The address, where it differs from the pattern. */
  at?: string;
  /** What led there left with the address. */
  state?: unknown;
  /** Who is signed in; the owner unless given, null for nobody. */
  as?: Person | null;
  /** What their role allows, in place of what the example's does. */
  permissions?: NonNullable<User['role']>['permissions'];
}

/** Decorator: shows a screen at its place, in its layout. */
export function inApp(Story: ComponentType, { parameters }: { parameters: { place?: Place } }) {
  if (!parameters.place) throw new Error('The story of a screen needs parameters.place');
  return (
    <ScreenStory {...parameters.place}>
      <Story />
    </ScreenStory>
  );
}

/** The API of a story: these answers, and the contract's first example for every other call. */
export function answers(...given: HttpHandler[]) {
  return { msw: { handlers: [...given, ...handlers()] } };
}

/** The same, to somebody else than the owner. */
export function answersTo(as: Person | null, ...given: HttpHandler[]) {
  return { place: { as }, ...answers(mock('getCurrentUser', as ?? 'authentication_required'), ...given) };
}

function ScreenStory({
  path,
  at = path,
  state,
  as = 'owner',
  permissions,
  children,
}: Place & { children: ReactNode }) {
  const [router] = useState(() => {
    const session = createSession();
    session.queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
    if (as) {
      const user = structuredClone(examples.getCurrentUser[200][as].data) as unknown as User;
      if (permissions && user.role) user.role.permissions = permissions;
      session.enter(user);
    }
    const entry = screens.find((screen) => screen.path === path);
    const { title, description, other } = entry ?? { title: 'Harbour' };
    return createMemoryRouter(
      [
        {
          element: (
            <SessionProvider session={session}>
              <Outlet />
            </SessionProvider>
          ),
          children: [
            {
              Component: entry?.layout === 'auth' ? AuthFrame : DashboardFrame,
              children: [
                { path, element: children, handle: { title, description, other } satisfies ScreenHandle },
                { path: '*', element: null },
              ],
            },
          ],
        },
      ],
      { initialEntries: [{ ...parsePath(at), state }] },
    );
  });
  return <RouterProvider router={router} />;
}
