import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';

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
 * a screen reader reads it. Another filter or page of the same list leaves focus where it is.
 */
export function PageTitle() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <title>{`${useScreenHandle().title} · Harbour`}</title>;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
