import { afterPaint } from '@harbour/design-system/after-paint';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';

/** What the route table says of a screen, for its layout. */
export interface ScreenHandle {
  title: string;
  description?: string;
  /** The other way, at the foot of the screens of the auth layout. */
  other?: { question: string; label: string; href: string };
}

/** The table's entry of the screen that is shown. */
export function useScreenHandle(): ScreenHandle {
  const handle = useMatches().at(-1)?.handle;
  return isScreenHandle(handle) ? handle : { title: 'Harbour' };
}

/**
 * Names the browser's tab, and puts focus on the content of a new page, as a browser would: a keyboard goes on from there and
 * a screen reader reads it, also where the new page comes with another layout, as after signing in. Back from a page to
 * the table whose row led to it, focus is on that row again. Another filter or page of the same list leaves focus where it is, and so does a page that
 * the browser itself has loaded.
 */
export function PageTitle() {
  const { pathname } = useLocation();
  const popped = useNavigationType() === 'POP';
  const shown = useRef(popped ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    const left = shown.current;
    const focused = document.activeElement;
    // A new layout may bring a field that has the focus from the start.
    const taken = shown.current === undefined && focused !== document.body;
    return afterPaint(() => {
      shown.current = pathname;
      // Unless something else has been focused meanwhile.
      if (taken || document.activeElement !== focused) return;
      const main = document.querySelector('main');
      // Links to a page stand in many places; only a row's is where one was.
      const back =
        popped && left ? main?.querySelector<HTMLElement>(`table a[href="${CSS.escape(left)}"]`) : undefined;
      (back ?? main)?.focus({ preventScroll: true });
      // Where the browser has scrolled to is best, unless the row is not to be seen from there.
      back?.scrollIntoView({ block: 'nearest' });
    });
  }, [pathname, popped]);
  return <title>{inTab(useScreenHandle().title)}</title>;
}

/**
 * For a screen that knows better than the table what it shows: the tab is named `₦18,500.00 from Ada Obi` instead of
 * `Payment`, so that several tabs and the history can be told apart.
 *
 * @param title undefined while that isn't known; then the table's title stands
 */
export function useTabTitle(title: string | undefined): void {
  const { title: usual } = useScreenHandle();
  useEffect(() => {
    if (title === undefined) return undefined;
    document.title = inTab(title);
    return () => {
      document.title = inTab(usual);
    };
  }, [title, usual]);
}

function inTab(title: string): string {
  return `${title} · Harbour`;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
