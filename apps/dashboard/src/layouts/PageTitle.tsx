import { useMatches } from 'react-router';

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

/** Names the browser's tab, and with it what a screen reader announces. */
export function PageTitle() {
  return <title>{`${useScreenHandle().title} · Harbour`}</title>;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
