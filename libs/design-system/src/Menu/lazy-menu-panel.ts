import { lazyPart } from '../Dialog/lazy-part.tsx';

/** The open menu and the library behind it, fetched when a menu is about to be opened for the first time. */
export const { Part: LazyMenuPanel, preload: preloadMenu } = lazyPart(
  async () => (await import('./MenuPanel.tsx')).MenuPanel,
);
