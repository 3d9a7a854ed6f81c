import { allows } from '@harbour/domain/permission';
import type { RequiredPermission } from '@harbour/domain/permission';
import { loginPathFrom, safeRedirect } from '@harbour/domain/redirect';
import { matchPage, routes } from '@harbour/domain/routes';
import { data, redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { pageNotFound } from './route-error.ts';
import type { Session } from './session.ts';

interface MiddlewareContext {
  session: Session;
  permission: RequiredPermission | undefined;
}

/** The body of the 403 that the `permission` middleware throws. */
export interface PermissionDenied {
  message: string;
  permission: RequiredPermission;
}

type Guard = (context: MiddlewareContext, request: Request) => Promise<void>;

const guards = {
  /** Only for people who are signed in; others sign in first and come back, unless there is no page to come back to. */
  auth: async ({ session }, { url }) => {
    if (await session.currentUser()) return;
    throw isPage(url) ? redirect(loginPathFrom(session.location())) : pageNotFound();
  },
  /** Only for people who are not signed in; others go to where they wanted. */
  guest: async ({ session }, { url }) => {
    const wanted = new URL(url).searchParams.get('redirectedFrom');
    if (await session.currentUser()) throw redirect(safeRedirect(wanted));
  },
  /** Only for people with a business; others make one first. */
  business: async ({ session }, { url }) => {
    if ((await session.currentUser())?.business) return;
    throw isPage(url) ? redirect(routes.dashboard.createBusiness) : pageNotFound();
  },
  /** Only for people whose role allows it; others see the error page with status 403. */
  permission: async ({ session, permission }) => {
    const grants = (await session.currentUser())?.role?.permissions ?? [];
    if (permission && !allows(grants, permission)) {
      const denied: PermissionDenied = { message: 'Your role cannot open this page', permission };
      throw data(denied, { status: 403 });
    }
  },
} satisfies Record<string, Guard>;

function isPage(url: string): boolean {
  return matchPage(new URL(url).pathname) !== undefined;
}

export type MiddlewareName = keyof typeof guards;

/**
 * Turns the middleware names of the route table into a route's `middleware`, in their order:
 * `guard(['auth', 'permission'], { permission: 'payments.list' })`. Throws for a name that doesn't exist, and for
 * `permission` without one, when the table is built.
 */
export function routeMiddleware(session: Session) {
  return (
    names: readonly MiddlewareName[],
    { permission }: { permission?: RequiredPermission } = {},
  ): MiddlewareFunction[] =>
    names.map((name) => {
      if (!Object.hasOwn(guards, name)) throw new Error(`Unknown middleware "${name}"`);
      if (name === 'permission' && !permission)
        throw new Error('The middleware "permission" needs a permission');
      const guard: Guard = guards[name];
      return ({ request }) => guard({ session, permission }, request);
    });
}
