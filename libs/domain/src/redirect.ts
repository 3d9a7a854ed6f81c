import { buildPath, matchPage, routes } from './routes.ts';

/** A stand-in origin to resolve against: whatever leads away from it leads away from the product. */
const here = 'http://here.invalid';

/** Whether a page (path without query) is only for people who are signed in: everything under /app. */
export function needsSession(pathname: string): boolean {
  return pathname === routes.dashboard.home || pathname.startsWith(`${routes.dashboard.home}/`);
}

/**
 * Where to go after signing in, out of the `redirectedFrom` query: a page under /app, with its query and hash. Anything
 * else (other origins, `//`, backslashes, schemes, control characters, the sign-in pages themselves, unknown pages)
 * becomes /app.
 */
export function safeRedirect(value: string | null | undefined): string {
  return dashboardPage(value) ?? routes.dashboard.home;
}

/**
 * The sign-in page that leads back to where somebody was (path with query and hash). From a page that needs no sign-in it
 * is the plain sign-in page, so that redirects never nest.
 */
export function loginPathFrom(location: string): string {
  const page = dashboardPage(location);
  return buildPath(routes.dashboard.login, {}, { redirectedFrom: page });
}

function dashboardPage(value: string | null | undefined): string | undefined {
  // URL() would drop raw control characters silently; an encoded line break has no place in an address of ours either.
  if (!value?.startsWith('/') || /[\\\p{Cc}]|%0[ad]/iu.test(value)) return undefined;
  const url = resolve(value);
  if (url?.origin !== here || !needsSession(url.pathname) || !matchPage(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

function resolve(value: string): URL | undefined {
  try {
    return new URL(value, here);
  } catch {
    return undefined;
  }
}
