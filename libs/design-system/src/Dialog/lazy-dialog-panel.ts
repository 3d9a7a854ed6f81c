import { lazy } from 'react';

const load = () => import('./DialogPanel.tsx');

/** The open dialog and the library behind it, fetched when one is about to be opened for the first time. */
export const LazyDialogPanel = lazy(async () => ({ default: (await load()).DialogPanel }));

/** Fetches it ahead, on hover or focus. A failure shows when the dialog is really opened. */
export function preloadDialog() {
  load().catch(() => undefined);
}
