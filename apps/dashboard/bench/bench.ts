// What the dashboard costs a browser: `npm run bench` prints the initial JavaScript and CSS of a signed-in cold start,
// the time of a route change from cache to each screen and the layout shift of both, each beside its limit, and keeps them
// in reports/. The processor is slowed down to that of the device the limits are those of; beside them stands what the same
// change takes React and its router.
import { launch, median, referenceSlowdown } from '@harbour/design-system/bench';
import type { Locator, Page } from 'playwright';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { mockProduct } from './mock-product.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Most that each figure may be: kB are 1,000 bytes after gzip -9, times are medians on the reference device. */
const limits: Record<string, number> = { 'initial JavaScript, kB gzip': 160, 'layout shift': 0 };
const longestChange = 100;
const rounds = 7;

interface Step {
  to: string;
  link: (page: Page) => Locator;
}

const inSidebar =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name, exact: true });
const inFirstRow = (page: Page): Locator => page.locator('main tbody').getByRole('link').first();

/** The screens of the walk, each by a link of the screen before it. */
const walk: readonly Step[] = [
  { to: 'payments', link: inSidebar('Payments') },
  { to: 'a payment', link: inFirstRow },
  { to: 'payment links', link: inSidebar('Payment links') },
  { to: 'a payment link', link: inFirstRow },
  { to: 'payment links again', link: inSidebar('Payment links') },
  {
    to: 'a new payment link',
    link: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Create/ })
        .first(),
  },
  { to: 'home', link: inSidebar('Dashboard') },
];

/** The floor's two pages. */
const floorWalk: readonly Step[] = [
  { to: 'a list', link: inSidebar('Payments') },
  { to: 'a page', link: inFirstRow },
];

if (!existsSync(join(dist, 'index.html')))
  throw new Error('Nothing is built yet: npm run build -w @harbour/dashboard');

const floorDist = await mkdtemp(join(tmpdir(), 'harbour-floor-'));
await build({
  configFile: false,
  logLevel: 'error',
  root: join(import.meta.dirname, 'floor'),
  build: { outDir: floorDist, emptyOutDir: true, assetsDir: 'dashboard-assets', target: 'es2022' },
});
const servers = [mockProduct(dist), mockProduct(floorDist)];
const [origin, floorOrigin] = await Promise.all(
  servers.map(async (server) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }),
);
const browser = await launch();
const slowDown = await referenceSlowdown(browser);
try {
  const viewport = { width: 1440, height: 900 };
  const figures = {
    'processor slowed down, ×': Math.round(slowDown * 10) / 10,
    ...(await measure(await browser.newPage({ viewport }))),
    ...(await measureFloor(await browser.newPage({ viewport }))),
  };
  report(figures);
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports', 'bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  for (const server of servers) server.close();
  await rm(floorDist, { recursive: true });
}

async function measure(page: Page): Promise<Record<string, number>> {
  const loaded = new Set<string>();
  page.on('response', (answer) => loaded.add(new URL(answer.url()).pathname));
  await page.addInitScript(watchShifts);
  await page.goto(`${origin}/app`);
  await page.getByRole('table', { name: 'Recent payments' }).getByRole('link').first().waitFor();
  await page.waitForLoadState('networkidle');
  const initial = [...loaded];
  const start = {
    'initial JavaScript, kB gzip': await weigh(initial, '.js'),
    'initial CSS, kB gzip': await weigh(initial, '.css'),
    'fonts, kB': await weigh(initial, '.woff2'),
    'requests for files': initial.filter((path) => path.startsWith('/dashboard-assets/')).length,
    'layout shift of the start': await shiftOf(page),
  };

  // Once around, so that the code and the data of each screen are there; then what is measured.
  for (const step of walk) {
    await change(page, step);
    await page.waitForLoadState('networkidle');
  }
  await shiftOf(page);
  const changes = (await timesOf(page, walk)).map(
    ([to, time]) => [`route change to ${to}, ms`, time] as const,
  );
  for (const [name] of changes) limits[name] = longestChange;
  return {
    ...start,
    ...Object.fromEntries(changes),
    'layout shift': round3(start['layout shift of the start'] + (await shiftOf(page))),
  };
}

/** The same changes between pages of React and its router alone. */
async function measureFloor(page: Page): Promise<Record<string, number>> {
  await page.goto(`${floorOrigin}/app`);
  for (const step of floorWalk) await change(page, step);
  const times = await timesOf(page, floorWalk);
  return Object.fromEntries(times.map(([to, time]) => [`the floor: route change to ${to}, ms`, time]));
}

/** Medians of the milliseconds to each screen of a walk. */
async function timesOf(page: Page, steps: readonly Step[]): Promise<[to: string, time: number][]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const times = new Map(steps.map(({ to }) => [to, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const step of steps) times.get(step.to)?.push(await change(page, step));
  }
  return [...times].map(([to, each]) => [to, Math.round(median(each))]);
}

/** Follows a link; answers with the milliseconds from the click to the paint that shows the other screen. */
async function change(page: Page, { to, link }: Step): Promise<number> {
  const anchor = link(page);
  await anchor.scrollIntoViewIfNeeded();
  const box = await anchor.boundingBox();
  if (!box) throw new Error(`No link to ${to}`);
  // The mouse itself and not the locator, whose own checks would run in the page meanwhile.
  await page.mouse.move(box.x + Math.min(box.width / 2, 20), box.y + box.height / 2);
  await page.evaluate(() => {
    const from = document.querySelector('h1');
    const time = new Promise<number>((resolve) => {
      let clicked = 0;
      addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { once: true, capture: true });
      const look = () => {
        const heading = document.querySelector('h1');
        const there =
          clicked > 0 &&
          heading !== null &&
          heading !== from &&
          document.querySelector('main [aria-busy="true"]') === null;
        if (!there) return void requestAnimationFrame(look);
        // A message sent from a frame is delivered once that frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - clicked), { once: true });
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { time });
  });
  await page.mouse.down();
  await page.mouse.up();
  return await page.evaluate(() => (globalThis as unknown as { time: Promise<number> }).time);
}

/** Kept in the page: all shifts, also those after a click, which the usual score forgives. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shift since it was last asked for. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: number[] };
    return shifts.splice(0).reduce((sum, each) => sum + each, 0);
  });
}

async function weigh(paths: readonly string[], ending: string): Promise<number> {
  const files = await Promise.all(
    paths.filter((path) => path.endsWith(ending)).map((path) => readFile(join(dist, path))),
  );
  const bytes = files.map((file) => (ending === '.woff2' ? file : gzipSync(file, { level: 9 })).length);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 100) / 10;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function report(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) {
    const limit = limits[name];
    const verdict = limit === undefined ? '' : value <= limit ? `  within ${limit}` : `  OVER ${limit}`;
    process.stdout.write(`${name.padEnd(42)}${String(value).padStart(8)}${verdict}\n`);
    if (verdict.includes('OVER')) process.exitCode = 1;
  }
}
