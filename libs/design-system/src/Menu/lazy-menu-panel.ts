import { lazy } from 'react';

const load = () => import('./MenuPanel.tsx');

/** The open menu and the library behind it, fetched when a menu is about to be opened for the first time. */
export const LazyMenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }));

/** Fetches it ahead, on hover or focus. A failure shows when the menu is really opened. */
export function preloadMenu() {
  load().catch(() => undefined);
}
