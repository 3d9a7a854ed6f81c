// `npm run bench:bundle [-- Name …]`: what each component costs a page, a line each, and all of them together.
import { componentNames, keeping, weigh, type Weight } from '../bundle.ts';

const columns = [
  ['js', 'JS'],
  ['lazyJs', 'JS later'],
  ['css', 'CSS'],
  ['lazyCss', 'CSS later'],
] as const satisfies readonly (readonly [keyof Weight, string])[];

const kilobytes = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(2));

const line = (name: string, cells: readonly string[]) =>
  `${name.padEnd(24)}${cells.map((cell) => cell.padStart(11)).join('')}`;

const cellsOf = (weight: Weight) => columns.map(([key]) => kilobytes(weight[key]));

const wanted = process.argv.slice(2);
const names = componentNames().filter((name) => wanted.length === 0 || wanted.includes(name));
const started = performance.now();

console.log(
  'kB after gzip beyond react and react-dom; "later" loads on first use; fonts and images are not counted\n',
);
console.log(
  line(
    'component',
    columns.map(([, title]) => title),
  ),
);
for (const name of names) console.log(line(name, cellsOf(await weigh(keeping([name])))));
if (names.length > 1) {
  console.log(line(`all ${names.length} on one page`, cellsOf(await weigh(keeping(names)))));
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
