import { lazyPart } from './lazy-part.tsx';

/** The open dialog and the library behind it, fetched when one is about to be opened for the first time. */
export const dialogPart = lazyPart(async () => (await import('./DialogPanel.tsx')).DialogPanel);

export const preloadDialog = dialogPart.preload;
