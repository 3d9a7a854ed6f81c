export type ToastTone = 'success' | 'error' | 'info' | 'warning';

export interface ToastEntry {
  id: number;
  tone: ToastTone;
  text: string;
}

interface Kept extends ToastEntry {
  key: string;
  /** On the store's own clock, which stands still while paused. */
  expiresAt: number;
}

export interface ToastOptions {
  /** Milliseconds; `Infinity` stays until it is closed. */
  duration?: number;
}

export type PauseReason = 'hover' | 'focus' | 'hidden';

const AUTO_CLOSE = 5000;
const LIMIT = 20;

/**
 * Toasts in the order they came, keyed by type and text: a second one that equals a toast on show is suppressed, and the
 * 21st evicts the oldest. One clock serves all; it stands still while somebody reads, or while nobody can see them.
 */
export function createToastStore() {
  // A clock that nobody can set back, in whole milliseconds: sums of fractions would miss their moment by a hair.
  const now = () => Math.round(performance.now());
  const shown = new Map<string, Kept>();
  const listeners = new Set<() => void>();
  const pauses = new Set<PauseReason>();
  let snapshot: readonly ToastEntry[] = [];
  let stale = false;
  let told = false;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stood = 0;
  let pausedAt: number | undefined;

  const clock = () => (pausedAt ?? now()) - stood;

  const schedule = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pausedAt !== undefined || listeners.size === 0) return;
    let next = Infinity;
    for (const { expiresAt } of shown.values()) next = Math.min(next, expiresAt);
    if (next !== Infinity) timer = setTimeout(expire, Math.max(0, next - clock()));
  };

  /** However many toasts one tick brings, listeners hear of it once. */
  const changed = () => {
    stale = true;
    if (told) return;
    told = true;
    queueMicrotask(() => {
      told = false;
      for (const listener of listeners) listener();
    });
  };

  const expire = () => {
    for (const [key, { expiresAt }] of shown) {
      if (expiresAt > clock()) continue;
      shown.delete(key);
      changed();
    }
    schedule();
  };

  return {
    /** Shows a toast and returns its id: the id of the one on show where it equals that. */
    add(tone: ToastTone, text: string, { duration = AUTO_CLOSE }: ToastOptions = {}): number {
      const key = `${tone} ${text}`;
      const same = shown.get(key);
      if (same) return same.id;
      const oldest = shown.keys().next();
      if (shown.size >= LIMIT && !oldest.done) shown.delete(oldest.value);
      lastId += 1;
      shown.set(key, { id: lastId, tone, text, key, expiresAt: clock() + duration });
      changed();
      if (timer === undefined || duration < AUTO_CLOSE) schedule();
      return lastId;
    },
    dismiss(id: number) {
      for (const [key, entry] of shown) if (entry.id === id) shown.delete(key);
      changed();
      schedule();
    },
    clear() {
      shown.clear();
      changed();
      schedule();
    },
    pause(reason: PauseReason) {
      pauses.add(reason);
      if (pausedAt !== undefined) return;
      pausedAt = now();
      schedule();
    },
    resume(reason: PauseReason) {
      pauses.delete(reason);
      if (pausedAt === undefined || pauses.size > 0) return;
      stood += now() - pausedAt;
      pausedAt = undefined;
      schedule();
    },
    /** Newest first. The same array until something changes. */
    getSnapshot(): readonly ToastEntry[] {
      if (stale) {
        stale = false;
        snapshot = [...shown.values()].toReversed();
      }
      return snapshot;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        schedule();
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
