// Kills the server with -9 at its failpoints, and tells what is left of what it had promised.
//   npm run faults -w @harbour/api -- [kills] [how many] [seed] [--quick]
// Ctrl-C ends the kills, and what was done is checked. With --quick every outage lasts two minutes by the rows of the database, and how long anything takes is not measured.
import { parseArgs } from 'node:util';
import { median } from '../bench/product.ts';
import type { KillReport } from './run-kills.ts';
import { killWithEachAcquirer } from './kill-with-each-acquirer.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const [kills = 200, seed = Date.now() % 2 ** 32] = positionals.filter((word) => word !== 'kills').map(Number);

function print({ places, sales, acknowledged, findings, resolved, back }: KillReport): void {
  const total = [...places.values()].reduce((sum, count) => sum + count, 0);
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  const seconds = (figure: number | undefined) => (figure === undefined ? '–' : `${figure.toFixed(1)} s`);
  const spread = (what: string, times: readonly number[]) => [
    [`${what}, median`, seconds(times.length === 0 ? undefined : median(times))],
    [`${what}, 99 %`, seconds(times[Math.ceil(times.length * 0.99) - 1])],
    [`${what}, longest`, seconds(times.at(-1))],
  ];
  const table = [
    ...[...places]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([place, hits]) => [`killed at ${place}`, hits]),
    ['kills', total],
    ['sales', sales],
    ['acknowledged writes', acknowledged],
    ['lost', count('lost')],
    ['doubled', count('doubled')],
    ['other findings', count('other')],
    ['interrupted writes', resolved.length],
    ...spread('from the kill to the outcome', resolved),
    ...spread('from the kill to the next answer', back),
  ];
  for (const [name, figure] of table) process.stdout.write(`${String(name).padEnd(40)} ${String(figure)}\n`);
  for (const { kind, detail } of findings) process.stdout.write(`${kind}: ${detail}\n`);
}

process.stdout.write(`${kills} kills, seed ${seed}\n`);
let enough = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (enough) process.exit(1);
    enough = true;
    process.stderr.write('No more kills: what was done is checked. Once more ends at once.\n');
  });
const begun = Date.now();
const report = await killWithEachAcquirer({
  kills,
  seed,
  aged: values.quick,
  enough: () => enough,
  say: (line) => void process.stderr.write(`${((Date.now() - begun) / 1000).toFixed(1)} s: ${line}\n`),
});
print(report);
process.exitCode = report.findings.length > 0 ? 1 : 0;
