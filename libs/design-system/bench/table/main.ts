// Mount of a list page against plain React and against Radix with a menu per row, and 10,000 rows scrolled.
// `npm run bench:table -w @harbour/design-system`; exits with 1 where a target is missed.
import type { Browser } from 'playwright';
import { fileURLToPath } from 'node:url';
import { launch, median, medians, slowPage } from '../measure.ts';
import { buildPages } from '../pages.ts';

const slowdown = 4;
const runs = 7;
const targets = { plain: 1.15, radix: 0.55 };

const pages = await buildPages(fileURLToPath(new URL('.', import.meta.url)));
const browser = await launch();

const whole: Record<string, number[]> = { plain: [], ours: [], radix: [] };

async function mount(name: string): Promise<number> {
  const page = await slowPage(browser, pages.url(name), slowdown);
  const time = await page.evaluate(() => window.mountPage(100));
  await page.context().close();
  whole[name]?.push(time.whole);
  return time.first;
}

/** Tasks over 50 ms while 10,000 rows scroll by wheel-sized steps and by leaps, and the most rows drawn at once. */
async function scroll(browser: Browser): Promise<{ long: number[]; drawn: number; blank: number }> {
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
    const look = () => {
      drawn = Math.max(drawn, scroller.querySelectorAll('tr[data-key]').length);
    };
    for (let step = 0; step < 240; step += 1) {
      scroller.scrollTop += 400;
      await frame();
      look();
    }
    for (let leap = 0; leap < 40; leap += 1) {
      scroller.scrollTop = ((leap * 7_919) % 10_000) * 48;
      await frame();
      look();
    }
    scroller.scrollTop = scroller.scrollHeight;
    for (let index = 0; index < 60; index += 1) await frame();
    observer.disconnect();
    const box = scroller.getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + 100, box.top + box.height / 2);
    return { long, drawn, blank: middle?.closest('tr[data-key]') ? 0 : 1 };
  });
  await page.context().close();
  return result;
}

const time = await medians(
  { plain: () => mount('plain'), ours: () => mount('ours'), radix: () => mount('radix') },
  runs,
);
const scrolled = await scroll(browser);
await browser.close();

console.log(
  `100 rows × 8 columns with badge, row menu and filters; median of ${runs}, processor ${slowdown}× slower`,
);
const all = (name: string) => median(whole[name]?.slice(1) ?? []);
const line = (name: 'plain' | 'ours' | 'radix') => ({
  'first paint': `${time[name].toFixed(0)} ms`,
  'all rows': `${all(name).toFixed(0)} ms`,
  'JS + CSS gzip': `${pages.weight(name).toFixed(1)} kB`,
});
console.table({
  'plain React, one shared lazy menu': line('plain'),
  Harbour: line('ours'),
  'Radix, a menu root per row': line('radix'),
});
await pages.close();

const results = [
  { what: 'first paint ÷ plain React', value: time.ours / time.plain, limit: targets.plain },
  { what: 'first paint ÷ Radix per row', value: time.ours / time.radix, limit: targets.radix },
  { what: 'all rows ÷ plain React', value: all('ours') / all('plain'), limit: targets.plain },
  { what: 'all rows ÷ Radix per row', value: all('ours') / all('radix'), limit: targets.radix },
  {
    what: `long tasks while 10,000 rows scroll (${scrolled.drawn} drawn at most)`,
    value: scrolled.long.length,
    limit: 0,
  },
  { what: 'rows missing once the scroll has ended', value: scrolled.blank, limit: 0 },
];
for (const { what, value, limit } of results) {
  const held = value <= limit;
  console.log(`${held ? 'held  ' : 'MISSED'}  ${what}: ${Number(value.toFixed(2))} (at most ${limit})`);
  if (!held) process.exitCode = 1;
}
if (scrolled.long.length > 0) console.log(`        their lengths in ms: ${scrolled.long.join(', ')}`);
