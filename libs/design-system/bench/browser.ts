// Pages in headless Chromium on a processor as slow as that of the device all figures are wanted of, and medians of what is
// measured there.
import { chromium, type Browser, type Page } from 'playwright';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPages } from './pages.ts';

declare global {
  interface Window {
    /** Of the pages of `table/`: draws the page; milliseconds until it is first painted, and until all its rows are. */
    mountPage: (rows: number) => Promise<{ first: number; whole: number }>;
  }
}

// Where Playwright cannot download its own browser, the system's serves.
const candidates = [process.env.HARBOUR_CHROMIUM, '/usr/bin/chromium'];
const executablePath = candidates.find((path) => path && existsSync(path));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** A fresh page, 1440 × 900, on a processor `slowdown` times slower. */
export async function slowPage(browser: Browser, url: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Starts the count of the milliseconds that the page's own thread works; the function returned reads it. */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  return async () => (await read()) - before;
}

/**
 * Runs each of the named measurements `times` times, in turns, so that whatever else the machine does meets all of them
 * alike; the first round only warms up.
 */
export async function medians<Name extends string>(
  measurements: Readonly<Record<Name, () => Promise<number>>>,
  times: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(measurements) as Name[];
  const taken = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= times; round += 1) {
    for (const name of names) {
      const value = await measurements[name]();
      if (round > 0) taken.get(name)?.push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(taken.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** Milliseconds in which the device that the wanted figures are those of mounts the page of plain React with 100 rows. */
const REFERENCE_MOUNT_MS = 398;

const steepest = 20;
const tries = 5;

/**
 * How many times this machine's processor has to be slowed down to be that device's: a machine half as quick as another
 * needs half the slow-down. Told by the page of plain React in `table/`, whose time on the device is known.
 *
 * @returns 1 where the machine is no quicker than the device; its milliseconds are then too many
 */
export async function referenceSlowdown(browser: Browser): Promise<number> {
  const pages = await buildPages(fileURLToPath(new URL('./table', import.meta.url)));
  const mount = async (slowdown: number) => {
    const times: number[] = [];
    for (let run = 0; run <= tries; run += 1) {
      const page = await slowPage(browser, pages.url('plain'), slowdown);
      const { whole } = await page.evaluate(() => window.mountPage(100));
      await page.context().close();
      // The first only warms up.
      if (run > 0) times.push(whole);
    }
    return median(times);
  };
  try {
    let before = { slowdown: 1, time: await mount(1) };
    while (before.time < REFERENCE_MOUNT_MS && before.slowdown < steepest) {
      const slowdown = before.slowdown * 1.5;
      const time = await mount(slowdown);
      if (time >= REFERENCE_MOUNT_MS) {
        const part = (REFERENCE_MOUNT_MS - before.time) / (time - before.time);
        return before.slowdown + part * (slowdown - before.slowdown);
      }
      before = { slowdown, time };
    }
    return before.slowdown;
  } finally {
    await pages.close();
  }
}
