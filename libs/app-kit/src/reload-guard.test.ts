import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isChunkError, lazyScreen } from './lazy-screen.ts';
import { createReloadGuard } from './reload-guard.ts';

const reload = vi.fn<() => void>();
let moment = 0;
const now = () => moment;

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
  test('reloads once within 10,000 ms and again after that', () => {
    const reloadOnce = createReloadGuard({ now, reload });
    expect(reloadOnce()).toBe(true);
    moment += 9_999;
    expect(reloadOnce()).toBe(false);
    moment += 1;
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('remembers across the reload itself', () => {
    createReloadGuard({ now, reload })();
    moment += 500;
    expect(createReloadGuard({ now, reload })()).toBe(false);
  });

  test('recovers from a second deployment a minute later', () => {
    createReloadGuard({ now, reload })();
    moment += 60_000;
    expect(createReloadGuard({ now, reload })()).toBe(true);
  });

  test('does not stay up for ever when the clock was set back', () => {
    createReloadGuard({ now, reload })();
    moment -= 3_600_000;
    expect(createReloadGuard({ now, reload })()).toBe(true);
  });

  describe('with storage blocked', () => {
    function pageOf(type: string, age: number) {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
      vi.spyOn(performance, 'now').mockReturnValue(age);
    }

    test.each([
      ['navigate', 2_000, true],
      ['reload', 2_000, false],
      ['reload', 9_999, false],
      ['reload', 10_000, true],
    ])('a page that came by %s %i ms ago is reloaded: %s', (type, age, expected) => {
      pageOf(type, age);
      expect(createReloadGuard({ now, reload, storage: blocked })()).toBe(expected);
    });

    test('a browser that doesn’t say how the page came gets its reload', () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
      expect(createReloadGuard({ now, reload, storage: blocked })()).toBe(true);
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
      () => false,
    );
    expect(await load()).toEqual({ Component: Screen });
  });

  test('whose file is gone reloads the page and shows nothing else meanwhile', async () => {
    const reloading = vi.fn<() => boolean>(() => true);
    const load = lazyScreen<'Screen'>(() => Promise.reject(missing), 'Screen', reloading);
    const outcome = await Promise.race([
      load(),
      new Promise((resolve) => setTimeout(resolve, 0, 'still waiting')),
    ]);
    expect(outcome).toBe('still waiting');
    expect(reloading).toHaveBeenCalledOnce();
  });

  test('whose file is gone for good ends on the error page', async () => {
    const load = lazyScreen<'Screen'>(
      () => Promise.reject(missing),
      'Screen',
      () => false,
    );
    await expect(load()).rejects.toBe(missing);
  });

  test('with a fault in it is no reason to reload', async () => {
    const fault = new Error('x is not defined');
    const reloading = vi.fn<() => boolean>(() => true);
    await expect(lazyScreen<'Screen'>(() => Promise.reject(fault), 'Screen', reloading)()).rejects.toBe(
      fault,
    );
    expect(reloading).not.toHaveBeenCalled();
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
