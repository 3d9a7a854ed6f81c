import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasMovedOn, poll } from './poll.ts';

const minutes = 60_000;

describe('poll', () => {
  beforeEach(() => void vi.useFakeTimers());

  function start(ask: (signal: AbortSignal) => Promise<boolean>) {
    const onSettled = vi.fn();
    const onLimit = vi.fn();
    return { stop: poll({ ask, onSettled, onLimit, limitMs: 10 * minutes }), onSettled, onLimit };
  }

  it('goes on after a server error and a broken connection, and ends on the result', async () => {
    const ask = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('500'))
      .mockRejectedValueOnce(new TypeError('network'))
      .mockResolvedValueOnce(false)
      .mockResolvedValueOnce(true);
    const { onSettled, onLimit } = start(ask);
    await vi.advanceTimersByTimeAsync(30 * minutes);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(onSettled).toHaveBeenCalledOnce();
    expect(onLimit).not.toHaveBeenCalled();
  });

  it('asks more and more slowly, and ends at its limit', async () => {
    const times: number[] = [];
    const { onSettled, onLimit } = start(() => {
      times.push(Date.now());
      return Promise.resolve(false);
    });
    await vi.advanceTimersByTimeAsync(30 * minutes);
    expect(onLimit).toHaveBeenCalledOnce();
    expect(onSettled).not.toHaveBeenCalled();
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits[0]).toBeLessThan(waits.at(-1) ?? 0);
    expect(times.length).toBeLessThan(70);
  });

  it('asks no more once stopped, and tells a question under way', async () => {
    let signal: AbortSignal | undefined;
    const { stop, onSettled } = start((given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(2_000);
    stop();
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(30 * minutes);
    expect(onSettled).not.toHaveBeenCalled();
  });
});

describe('hasMovedOn', () => {
  const { signal } = new AbortController();

  function answer(response: Partial<Response>): void {
    vi.stubGlobal('fetch', () => Promise.resolve({ type: 'basic', headers: new Headers(), ...response }));
  }

  it('is true for a redirect', async () => {
    answer({ type: 'opaqueredirect' });
    await expect(hasMovedOn('/pay/pending?reference=order-1001', signal)).resolves.toBe(true);
  });

  it('is true for another step, and false for the same one', async () => {
    answer({ headers: new Headers({ 'X-Checkout-Step': 'continue' }) });
    await expect(hasMovedOn('/', signal, 'challenge')).resolves.toBe(true);
    await expect(hasMovedOn('/', signal, 'continue')).resolves.toBe(false);
  });

  it('is false for an error page', async () => {
    answer({ status: 500 });
    await expect(hasMovedOn('/', signal, 'challenge')).resolves.toBe(false);
  });
});
