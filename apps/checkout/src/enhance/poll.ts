const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
const GROWTH = 1.5;

export interface PollOptions {
  /** Asks once; true when there is nothing more to wait for. A rejection counts as "not known yet". */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Called once, when `ask` answered true. */
  onSettled: () => void;
  /** Called once, when the limit passed without an end. */
  onLimit: () => void;
  /** Milliseconds after which asking ends. */
  limitMs: number;
}

/**
 * Asks again and again, more and more slowly, until the answer is final, the limit passes or `stop` is called. One
 * question is under way at a time, and failures only cost time: an unreachable server says nothing about the payment.
 *
 * @returns stop: ends it at once, also a question under way
 */
export function poll({ ask, onSettled, onLimit, limitMs }: PollOptions): () => void {
  const stopped = new AbortController();
  const startedAt = Date.now();
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    stopped.abort();
    clearTimeout(timer);
  }

  function next(): void {
    if (Date.now() - startedAt + wait > limitMs) {
      stop();
      onLimit();
      return;
    }
    timer = setTimeout(() => void once(), wait);
    wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS);
  }

  async function once(): Promise<void> {
    const settled = await ask(stopped.signal).catch(() => false);
    if (stopped.signal.aborted) return;
    if (!settled) {
      next();
      return;
    }
    stop();
    onSettled();
  }

  next();
  return stop;
}

/** Names the step that a page shows, so that asking for its headers alone tells whether it is still the same. */
export const STEP_HEADER = 'X-Checkout-Step';

/**
 * Asks the server whether this page is still the right one: when it is not, it answers with a redirect or with another
 * step, and where to is its to say when the page is loaded anew.
 */
export async function hasMovedOn(url: string, signal: AbortSignal, step?: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', redirect: 'manual', cache: 'no-store', signal });
  if (response.type === 'opaqueredirect') return true;
  const present = response.headers.get(STEP_HEADER);
  return step !== undefined && present !== null && present !== step;
}
