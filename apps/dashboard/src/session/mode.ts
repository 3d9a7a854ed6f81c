import type { Mode } from '@harbour/contract/model';
import { useSyncExternalStore } from 'react';
import { useBusiness } from './session.ts';

const storageKey = 'harbour.mode';
const listeners = new Set<() => void>();
/** Where the browser forbids storage, the choice lives as long as the page. */
let chosen: Mode | undefined;

interface ModeChoice {
  /** Which payments all screens show. Live only where the business may take live payments. */
  mode: Mode;
  setMode: (mode: Mode) => void;
  mayGoLive: boolean;
}

/**
 * Test or live, kept per tab, so that one tab can show test payments beside another with live ones. A business that isn't
 * verified has test data alone, whatever an earlier business in this tab had chosen.
 */
export function useMode(): ModeChoice {
  const mayGoLive = useBusiness().status === 'verified';
  const stored = useSyncExternalStore(subscribe, read);
  return { mode: mayGoLive ? stored : 'test', setMode: write, mayGoLive };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(): Mode {
  chosen ??= fromStorage();
  return chosen;
}

function write(mode: Mode): void {
  chosen = mode;
  try {
    sessionStorage.setItem(storageKey, mode);
  } catch {
    // Kept in memory then.
  }
  for (const listener of listeners) listener();
}

function fromStorage(): Mode {
  try {
    return sessionStorage.getItem(storageKey) === 'live' ? 'live' : 'test';
  } catch {
    return 'test';
  }
}
