import { importWhole } from '@harbour/design-system/import-whole';
import type { ComponentType } from 'react';
import { reloadOnce } from './reload-guard.ts';
import type { Reloaded } from './reload-guard.ts';

/**
 * How browsers say that a piece of the app could not be loaded, which after a deployment means that it is gone: Chromium and
 * Firefox, Safari, Safari given an HTML page instead, and Vite for a screen's styles.
 */
const chunkError = /dynamically imported module|Importing a module script|JavaScript MIME type|preload CSS/i;

/** Whether an error means that a piece of the app is missing. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkError.test(error.message);
}

type Screens<Name extends string> = Record<Name, ComponentType>;

/**
 * A screen that is loaded when its route is first visited: `lazyScreen(() => import('./PaymentsScreen.tsx'), 'PaymentsScreen')`
 * is a route's `lazy`. A missing piece reloads the page, at most once in 10 seconds and where the server can be reached; else
 * the error page shows.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Screens<Name>>,
  name: Name,
  reload: () => Promise<Reloaded> = reloadOnce,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      const screens = await importWhole(load);
      return { Component: screens[name] };
    } catch (error) {
      if (!isChunkError(error) || (await reload()) !== 'leaving') throw error;
      // The page is on its way out; nothing else should show before it goes.
      return new Promise<never>(() => {});
    }
  };
}
