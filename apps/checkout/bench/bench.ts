// What the card page costs a payer: `npm run bench` comes to it and to the static floor page by turns from a merchant's page, in
// a phone's browser on slow 4G with the processor slowed down to that of the device the wanted figures are those of, pays, and
// prints each figure beside what is wanted of it. reports/ keeps them.
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch, median, referenceSlowdown } from '@harbour/design-system/bench';
import type { Browser, Page, Request } from 'playwright';
import { watchPage } from './in-page.ts';
import type { Told } from './in-page.ts';
import { servePages } from './pages.ts';

const rounds = 7;
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Visit extends Told {
  requests: readonly Request[];
}

const pages = await servePages();
const browser = await launch();
const slowDown = await referenceSlowdown(browser);
try {
  const floor: Visit[] = [];
  const card: Visit[] = [];
  // The first of each warms up the server and the browser.
  for (let round = 0; round <= rounds; round += 1) {
    const [nextFloor, nextCard] = [await visit(browser, pages.floor), await visit(browser, pages.card)];
    if (round > 0) floor.push(nextFloor);
    if (round > 0) card.push(nextCard);
  }
  const figures = {
    'processor slowed down, ×': { measured: slowDown },
    ...(await weigh()),
    ...compare(floor, card),
    ...(await pay(browser)),
  };
  print(figures);
  const reports = path.join(import.meta.dirname, '../reports');
  await mkdir(reports, { recursive: true });
  await writeFile(path.join(reports, 'bench.json'), `${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await browser.close();
  pages.close();
}

async function open(from: Browser, address: string): Promise<{ page: Page; requests: Request[] }> {
  const context = await from.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(pages.shop, { waitUntil: 'networkidle' });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => (globalThis as unknown as { told: Told }).told.ready > 0);
  return { page, requests };
}

async function visit(from: Browser, address: string): Promise<Visit> {
  const { page, requests } = await open(from, address);
  const told = await page.evaluate(() => (globalThis as unknown as { told: Told }).told);
  await page.context().close();
  return { ...told, requests };
}

type Figures = Record<string, { measured: number; atMost?: number }>;

/** What has to arrive before the form can be used: this one answer, as it is served. */
async function weigh(): Promise<Figures> {
  const { origin } = new URL(pages.card);
  const answer = await fetch(pages.card, { headers: { 'Accept-Encoding': 'identity' } });
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const linked = [...html.matchAll(/<script[^>]*\ssrc=/g)].length;
  return {
    'page before the form is usable, kB brotli': { measured: kB(await sizeServed(pages.card)), atMost: 12 },
    'floor page, kB brotli': { measured: kB(await sizeServed(pages.floor)) },
    'JavaScript, kB gzip': { measured: kB(gzipSync(scripts.join('\n'), { level: 9 }).length), atMost: 110 },
    'script files': { measured: linked, atMost: 0 },
    'addresses of other origins': {
      measured: [...html.matchAll(/(?:src|href|action)="(https?:[^"]*)"/g)].filter(
        ([, address = '']) => !address.startsWith(origin),
      ).length,
    },
  };
}

/** Bytes of the body on the wire; `fetch` would unpack it. */
function sizeServed(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

function compare(floor: readonly Visit[], card: readonly Visit[]): Figures {
  const origin = new URL(pages.card).origin;
  const of = (visits: readonly Visit[], figure: Exclude<keyof Told, 'slowestPress'>): number =>
    median(visits.map((each) => each[figure]));
  const foreign = card.flatMap(({ requests }) =>
    requests.filter((request) => new URL(request.url()).origin !== origin),
  );
  return {
    'floor ready, ms': { measured: of(floor, 'ready') },
    'ready, ms': { measured: of(card, 'ready') },
    'ready, × floor': { measured: of(card, 'ready') / of(floor, 'ready'), atMost: 1.25 },
    'floor LCP, ms': { measured: of(floor, 'lcp') },
    'LCP, ms': { measured: of(card, 'lcp') },
    'LCP, × floor': { measured: of(card, 'lcp') / of(floor, 'lcp'), atMost: 1.25 },
    'blocking time of the floor, ms': { measured: of(floor, 'blocking') },
    'blocking time, ms': { measured: of(card, 'blocking'), atMost: 60 },
    'layout shift': { measured: Math.max(...card.map(({ shift }) => shift)), atMost: 0 },
    'requests of a first visit': { measured: median(card.map(({ requests }) => requests.length)) },
    'requests to other origins': { measured: foreign.length, atMost: 0 },
  };
}

/** Pays with a card whose bank asks nothing, as often as the pages were opened. */
async function pay(from: Browser): Promise<Figures> {
  const presses: number[] = [];
  const trips: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pages.renew();
    const { page, requests } = await open(from, pages.card);
    let press = 0;
    await page.exposeFunction('reportPress', (duration: number) => (press = Math.max(press, duration)));
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel('Expiry date').fill('12 / 34');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on the card').focus();
    await page.evaluate(() => ((globalThis as unknown as { told: Told }).told.slowestPress = 0));
    const before = requests.length;
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('Payment successful').waitFor();
    const after = requests.slice(before).filter((request) => !request.url().includes('/checkout-assets/'));
    trips.push(after.length);
    presses.push(press);
    await page.context().close();
  }
  return {
    'press of Pay to the frame that answers, ms': { measured: median(presses), atMost: 100 },
    'round trips from Pay to the receipt': { measured: Math.max(...trips), atMost: 3 },
  };
}

function kB(bytes: number): number {
  return bytes / 1000;
}

function print(figures: Figures): void {
  for (const [name, { measured, atMost }] of Object.entries(figures)) {
    const rounded = Math.round(measured * 100) / 100;
    const verdict =
      atMost === undefined ? '' : measured <= atMost ? `  within ${atMost}` : `  OVER ${atMost}`;
    process.stdout.write(`${name.padEnd(46)}${String(rounded).padStart(9)}${verdict}\n`);
    if (verdict.includes('OVER')) process.exitCode = 1;
  }
}
