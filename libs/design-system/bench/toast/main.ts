// 1,000 toasts in one loop, at most 20 on show: ours against a bare store on React and against react-toastify.
// `npm run bench:toast -w @harbour/design-system`; exits with 1 where a target is missed.
import { fileURLToPath } from 'node:url';
import { weigh } from '../bundle.ts';
import { launch, median, medians, referenceSlowdown, slowPage, workOf } from '../browser.ts';
import { buildPages } from '../pages.ts';

const runs = 15;

const pages = await buildPages(fileURLToPath(new URL('.', import.meta.url)));
const browser = await launch();
const slowdown = await referenceSlowdown(browser);
const longest = { floor: [] as number[], ours: [] as number[], toastify: [] as number[] };
const wall = { floor: [] as number[], ours: [] as number[], toastify: [] as number[] };
const shown = { floor: 0, ours: 0, toastify: 0 };
type Name = keyof typeof longest;

async function flood(name: Name): Promise<number> {
  const page = await slowPage(browser, pages.url(name), slowdown);
  await page.evaluate(() => document.fonts.ready);
  const worked = await workOf(page);
  const result = await page.evaluate(() => window.flood());
  const time = await worked();
  await page.context().close();
  wall[name].push(result.painted);
  longest[name].push(result.longest);
  shown[name] = result.shown;
  return time;
}

const time = await medians(
  { floor: () => flood('floor'), ours: () => flood('ours'), toastify: () => flood('toastify') },
  runs,
);
await browser.close();
await pages.close();

const kilobytes = async (source: string) => {
  const { js, lazyJs, css, lazyCss } = await weigh(source);
  return (js + lazyJs + css + lazyCss) / 1000;
};
const weight = {
  ours: await kilobytes(
    "import { toast, Toaster } from './Toast/Toast.tsx'; globalThis.kept = [toast, Toaster];",
  ),
  toastify: await kilobytes(
    "import { toast, ToastContainer } from 'react-toastify'; globalThis.kept = [toast, ToastContainer];",
  ),
};

const row = (name: Name, kB: string) => ({
  work: `${time[name].toFixed(1)} ms`,
  'painted after': `${median(wall[name]).toFixed(1)} ms`,
  'on show': shown[name],
  'longest task': median(longest[name]) === 0 ? 'under 50 ms' : `${median(longest[name]).toFixed(0)} ms`,
  'gzip over React': kB,
});
console.log(`1,000 toasts in one loop, median of ${runs}, processor ${slowdown.toFixed(1)}× slower`);
console.table({
  'a bare store on React': row('floor', ''),
  Harbour: row('ours', `${weight.ours.toFixed(1)} kB`),
  'react-toastify 11': row('toastify', `${weight.toastify.toFixed(1)} kB`),
});
const results = [
  { what: 'work ÷ bare store', value: time.ours / time.floor, limit: 1.3 },
  { what: 'work ÷ react-toastify', value: time.ours / time.toastify, limit: 0.6 },
  { what: 'longest task over 50 ms', value: median(longest.ours), limit: 50 },
  { what: 'kB over React', value: weight.ours, limit: 4 },
];
for (const { what, value, limit } of results) {
  const held = value <= limit;
  console.log(`${held ? 'held  ' : 'MISSED'}  ${what}: ${Number(value.toFixed(2))} (at most ${limit})`);
  if (!held) process.exitCode = 1;
}
