// Mount of a list page against plain React and against Radix with a menu per row, and 10,000 rows scrolled.
// `npm run bench:table -w @harbour/design-system`; exits with 1 where a target is missed.
import type { Browser } from 'playwright';
import { fileURLToPath } from 'node:url';
import { launch, median, medians, referenceSlowdown, slowPage, workOf } from '../browser.ts';
import { buildPages } from '../pages.ts';

const runs = 11;
const targets = { plain: 1.15, radix: 0.55 };

const pages = await buildPages(fileURLToPath(new URL('.', import.meta.url)));
const browser = await launch();
const slowdown = await referenceSlowdown(browser);

type Name = 'plain' | 'ours' | 'radix';
const first: Record<Name, number[]> = { plain: [], ours: [], radix: [] };
const whole: Record<Name, number[]> = { plain: [], ours: [], radix: [] };

/** The work of the page's own thread until all rows are painted, which a busy machine stretches less than the clock. */
async function mount(name: Name): Promise<number> {
  const page = await slowPage(browser, pages.url(name), slowdown);
  const worked = await workOf(page);
  const time = await page.evaluate(() => window.mountPage(100));
  const work = await worked();
  await page.context().close();
  first[name].push(time.first);
  whole[name].push(time.whole);
  return work;
}

interface Waiting {
  frames: number;
  waiting: number;
}

interface Scrolled {
  /** Lengths of the tasks over 50 ms, in ms. */
  long: readonly number[];
  /** The most rows in the page at once. */
  drawn: number;
  /** Of all frames painted, those in which the middle of the view still waited for its row; by the way of scrolling. */
  ordinary: Waiting;
  fast: Waiting;
  leaps: Waiting;
  /** Whether it waits at the end. */
  blank: number;
}

/** 10,000 rows scrolled by 100 px a frame, as by a wheel or Page Down, by 400 px a frame, and by leaps, as by the bar. */
async function scroll(browser: Browser): Promise<Scrolled> {
  const page = await slowPage(browser, pages.url('virtual'), slowdown);
  await page.evaluate(() => window.mountPage(0));
  const result = await page.evaluate(async () => {
    const scroller = document.querySelector('[data-scroller]');
    if (!scroller) throw new Error('Nothing scrolls.');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let index = 0; index < 30; index += 1) await frame();
    const long: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) long.push(Math.round(entry.duration));
    });
    observer.observe({ type: 'longtask' });
    let drawn = 0;
    let waits = { frames: 0, waiting: 0 };
    const middleOfView = scroller.clientHeight / 2;
    // In the frame that shows the scroll, after what the table does in it. Told by what is in the page: asking where things
    // are would make the browser lay it out once more.
    const look = () => {
      const rows = scroller.querySelectorAll('tr[data-key]');
      const middle = String(Math.round((scroller.scrollTop + middleOfView) / 48) + 1);
      drawn = Math.max(drawn, rows.length);
      waits.frames += 1;
      if (![...rows].some((row) => row.getAttribute('aria-rowindex') === middle)) waits.waiting += 1;
    };
    scroller.addEventListener('scroll', () => requestAnimationFrame(look));
    const scrollBy = async (steps: number, next: (step: number) => number) => {
      waits = { frames: 0, waiting: 0 };
      for (let step = 1; step <= steps; step += 1) {
        scroller.scrollTop = next(step);
        await frame();
      }
      await frame();
      return waits;
    };
    const ordinary = await scrollBy(60, (step) => step * 100);
    const fast = await scrollBy(240, (step) => 6_000 + step * 400);
    const leaps = await scrollBy(40, (step) => ((step * 7_919) % 10_000) * 48);
    scroller.scrollTop = scroller.scrollHeight;
    for (let index = 0; index < 60; index += 1) await frame();
    observer.disconnect();
    const box = scroller.getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + 100, box.top + box.height / 2);
    return { long, drawn, ordinary, fast, leaps, blank: middle?.closest('tr[data-key]') ? 0 : 1 };
  });
  await page.context().close();
  return result;
}

const work = await medians(
  { plain: () => mount('plain'), ours: () => mount('ours'), radix: () => mount('radix') },
  runs,
);
const scrolls: Scrolled[] = [];
while (scrolls.length < 3) scrolls.push(await scroll(browser));
await browser.close();

console.log(
  `100 rows × 8 columns with badge, row menu and filters; median of ${runs}, processor ${slowdown.toFixed(1)}× slower`,
);
// Without the first round, which only warms up.
const painted = (name: Name) => median(first[name].slice(1));
const all = (name: Name) => median(whole[name].slice(1));
const line = (name: Name) => ({
  'first paint': `${painted(name).toFixed(0)} ms`,
  'all rows': `${all(name).toFixed(0)} ms`,
  'work for all rows': `${work[name].toFixed(0)} ms`,
  'JS + CSS gzip': `${pages.weight(name).toFixed(1)} kB`,
});
console.table({
  'plain React, one shared lazy menu': line('plain'),
  Harbour: line('ours'),
  'Radix, a menu root per row': line('radix'),
});
await pages.close();

const results = [
  { what: 'first paint ÷ plain React', value: painted('ours') / painted('plain'), limit: targets.plain },
  { what: 'first paint ÷ Radix per row', value: painted('ours') / painted('radix'), limit: targets.radix },
  { what: 'all rows ÷ plain React', value: all('ours') / all('plain'), limit: targets.plain },
  { what: 'all rows ÷ Radix per row', value: all('ours') / all('radix'), limit: targets.radix },
  { what: 'work ÷ plain React', value: work.ours / work.plain, limit: targets.plain },
  { what: 'work ÷ Radix per row', value: work.ours / work.radix, limit: targets.radix },
  {
    what: `long tasks while 10,000 rows scroll, median of ${scrolls.length}`,
    value: median(scrolls.map(({ long }) => long.length)),
    limit: 0,
  },
  {
    what: `frames without a row in the middle, at an ordinary speed, median of ${scrolls.length}`,
    value: median(scrolls.map(({ ordinary }) => ordinary.waiting)),
    limit: 0,
  },
  {
    what: 'rows missing once the scroll has ended',
    value: Math.max(...scrolls.map(({ blank }) => blank)),
    limit: 0,
  },
];
for (const { what, value, limit } of results) {
  const held = value <= limit;
  console.log(`${held ? 'held  ' : 'MISSED'}  ${what}: ${Number(value.toFixed(2))} (at most ${limit})`);
  if (!held) process.exitCode = 1;
}
const of = ({ waiting, frames }: Waiting) => `${waiting} of ${frames}`;
for (const { long, drawn, ordinary, fast, leaps } of scrolls) {
  const lengths = long.length > 0 ? `long tasks of ${long.join(', ')} ms` : 'no long task';
  const wait = `frames that waited for a row: ordinary speed ${of(ordinary)}, fast ${of(fast)}, leaps ${of(leaps)}`;
  console.log(`        scrolled: ${lengths}; ${drawn} rows drawn at most; ${wait}`);
}
