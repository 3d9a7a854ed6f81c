import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store.ts';

let store: ToastStore;
let listener: ReturnType<typeof vi.fn<() => void>>;

const texts = () => store.getSnapshot().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
  listener = vi.fn<() => void>();
  store.subscribe(listener);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is shown', () => {
  test('newest first', () => {
    store.add('info', 'one');
    store.add('info', 'two');
    expect(texts()).toEqual(['two', 'one']);
  });

  test('the same type and text as one on show is suppressed and gives its id', () => {
    const first = store.add('error', 'Offline');
    expect(store.add('error', 'Offline')).toBe(first);
    expect(texts()).toEqual(['Offline']);
  });

  test('the same text of another type is another toast', () => {
    store.add('error', 'Offline');
    store.add('info', 'Offline');
    expect(store.getSnapshot()).toHaveLength(2);
  });

  test('what was closed may be shown again', () => {
    store.dismiss(store.add('info', 'Saved'));
    store.add('info', 'Saved');
    expect(texts()).toEqual(['Saved']);
  });

  test('the 21st evicts the oldest', () => {
    for (let number = 1; number <= 21; number += 1) store.add('info', String(number));
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe('21');
    expect(texts()).not.toContain('1');
  });

  test('an equal one at the limit evicts nothing', () => {
    for (let number = 1; number <= 20; number += 1) store.add('info', String(number));
    store.add('info', '5');
    expect(texts()).toContain('1');
  });

  test('a thousand in one tick are told of once', async () => {
    for (let number = 0; number < 1000; number += 1) store.add('info', String(number));
    await Promise.resolve();
    expect(listener).toHaveBeenCalledOnce();
    expect(texts()).toHaveLength(20);
  });

  test('the snapshot is the same array until something changes', () => {
    store.add('info', 'one');
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });
});

describe('closing by itself', () => {
  test('after 5000 ms, not before', () => {
    store.add('info', 'one');
    vi.advanceTimersByTime(4999);
    expect(texts()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('each in its own time', () => {
    store.add('info', 'one');
    vi.advanceTimersByTime(2000);
    store.add('info', 'two');
    vi.advanceTimersByTime(3000);
    expect(texts()).toEqual(['two']);
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });

  test('a longer one does not hold up the shorter ones, nor a shorter one wait for them', () => {
    store.add('info', 'long', { duration: 60_000 });
    store.add('info', 'short', { duration: 1000 });
    store.add('info', 'usual');
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual(['usual', 'long']);
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(['long']);
  });

  test('a first toast that stays for good leaves the others their time', () => {
    store.add('info', 'stays', { duration: Infinity });
    store.add('info', 'goes');
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual(['stays']);
  });

  test('time stands still while paused, for each reason', () => {
    store.add('info', 'one');
    vi.advanceTimersByTime(3000);
    store.pause('hover');
    store.pause('focus');
    vi.advanceTimersByTime(60_000);
    store.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['one']);
    store.resume('focus');
    vi.advanceTimersByTime(1999);
    expect(texts()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('thirty raised in a hidden tab leave twenty, which go within 5 s of coming back', () => {
    store.pause('hidden');
    for (let number = 1; number <= 30; number += 1) {
      store.add('info', String(number));
      vi.advanceTimersByTime(2000);
    }
    expect(texts()).toHaveLength(20);
    store.resume('hidden');
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('nothing ticks when nothing is shown', () => {
    store.dismiss(store.add('info', 'one'));
    expect(vi.getTimerCount()).toBe(0);
    store.add('info', 'two');
    store.clear();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what was raised before anything could show it gets its time from then on', () => {
    const early = createToastStore();
    early.add('info', 'early');
    vi.advanceTimersByTime(60_000);
    early.subscribe(() => undefined);
    expect(early.getSnapshot()).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(early.getSnapshot()).toHaveLength(0);
  });
});
