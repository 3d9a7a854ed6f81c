import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isChunkError, lazyScreen } from './lazy-screen.ts';
import { createReloadGuard, serverAnswers } from './reload-guard.ts';

const reload = vi.fn<() => void>();
let moment = 0;
const now = () => moment;
const reachable = () => Promise.resolve(true);

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  moment = 1_000_000;
  sessionStorage.clear();
});

afterEach(() => {
  reload.mockReset();
  vi.restoreAllMocks();
});

describe('the reload guard', () => {
  test('reloads once within 10,000 ms and again after that', async () => {
    const reloadOnce = createReloadGuard({ now, reload, reachable });
    expect(await reloadOnce()).toBe('leaving');
    moment += 9_999;
    expect(await reloadOnce()).toBe('just_done');
    moment += 1;
    expect(await reloadOnce()).toBe('leaving');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('remembers across the reload itself', async () => {
    await createReloadGuard({ now, reload, reachable })();
    moment += 500;
    expect(await createReloadGuard({ now, reload, reachable })()).toBe('just_done');
  });

  test('recovers from a second deployment a minute later', async () => {
    await createReloadGuard({ now, reload, reachable })();
    moment += 60_000;
    expect(await createReloadGuard({ now, reload, reachable })()).toBe('leaving');
  });

  test('does not stay up for ever when the clock was set back', async () => {
    await createReloadGuard({ now, reload, reachable })();
    moment -= 3_600_000;
    expect(await createReloadGuard({ now, reload, reachable })()).toBe('leaving');
  });

  test('does nothing while the server cannot be reached, and reloads at the first wish after that', async () => {
    let connected = false;
    const reloadOnce = createReloadGuard({ now, reload, reachable: () => Promise.resolve(connected) });
    expect(await reloadOnce()).toBe('cut');
    expect(reload).not.toHaveBeenCalled();
    connected = true;
    expect(await reloadOnce()).toBe('leaving');
  });

  describe('with storage blocked', () => {
    function pageOf(type: string, age: number) {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
      vi.spyOn(performance, 'now').mockReturnValue(age);
    }

    test.each([
      ['navigate', 2_000, 'leaving'],
      ['reload', 2_000, 'just_done'],
      ['reload', 9_999, 'just_done'],
      ['reload', 10_000, 'leaving'],
    ])('a page that came by %s %i ms ago: %s', async (type, age, expected) => {
      pageOf(type, age);
      expect(await createReloadGuard({ now, reload, reachable, storage: blocked })()).toBe(expected);
    });

    test('a browser that doesn’t say how the page came gets its reload', async () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
      expect(await createReloadGuard({ now, reload, reachable, storage: blocked })()).toBe('leaving');
    });
  });
});

describe('a screen that is loaded late', () => {
  const Screen = () => null;
  const missing = new TypeError('Failed to fetch dynamically imported module: https://harbour.example/a.js');

  test('is the route’s component', async () => {
    const load = lazyScreen(
      () => Promise.resolve({ Screen }),
      'Screen',
      () => Promise.resolve('just_done'),
    );
    expect(await load()).toEqual({ Component: Screen });
  });

  test('whose file is gone reloads the page and shows nothing else meanwhile', async () => {
    const reloading = vi.fn(() => Promise.resolve('leaving' as const));
    const load = lazyScreen<'Screen'>(() => Promise.reject(missing), 'Screen', reloading);
    const outcome = await Promise.race([
      load(),
      new Promise((resolve) => setTimeout(resolve, 0, 'still waiting')),
    ]);
    expect(outcome).toBe('still waiting');
    expect(reloading).toHaveBeenCalledOnce();
  });

  test.each(['just_done', 'cut'] as const)(
    'ends on the error page where a reload is none: %s',
    async (outcome) => {
      const load = lazyScreen<'Screen'>(
        () => Promise.reject(missing),
        'Screen',
        () => Promise.resolve(outcome),
      );
      await expect(load()).rejects.toBe(missing);
    },
  );

  test('with a fault in it is no reason to reload', async () => {
    const fault = new Error('x is not defined');
    const reloading = vi.fn(() => Promise.resolve('leaving' as const));
    await expect(lazyScreen<'Screen'>(() => Promise.reject(fault), 'Screen', reloading)()).rejects.toBe(
      fault,
    );
    expect(reloading).not.toHaveBeenCalled();
  });
});

describe('whether the server answers', () => {
  test('not while the browser is offline, without asking', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetch = vi.spyOn(globalThis, 'fetch');
    expect(await serverAnswers()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('not when no answer comes; any answer is one', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await serverAnswers()).toBe(false);
    fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await serverAnswers()).toBe(true);
  });

  test('not when the connection stands and nothing comes', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_address, init) =>
        new Promise((_answer, fail) => {
          init?.signal?.addEventListener('abort', () => fail(new DOMException('Timed out', 'TimeoutError')));
        }),
    );
    const answers = serverAnswers();
    limit.abort();
    expect(await answers).toBe(false);
  });
});

test.each([
  ['Failed to fetch dynamically imported module: https://harbour.example/assets/a.js', true],
  ['error loading dynamically imported module: https://harbour.example/assets/a.js', true],
  ['Importing a module script failed.', true],
  ["'text/html' is not a valid JavaScript MIME type.", true],
  ['Unable to preload CSS for /dashboard-assets/a.css', true],
  ['Failed to fetch', false],
  ['x is not defined', false],
])('%s is about a missing piece: %s', (message, expected) => {
  expect(isChunkError(new TypeError(message))).toBe(expected);
});
