// Pages in headless Chromium on a slowed processor, and medians of what is measured there.
import { chromium, type Browser, type Page } from 'playwright';
import { existsSync } from 'node:fs';

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
