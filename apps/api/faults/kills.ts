// Kills the server with -9 at its failpoints, and tells what is left of what it had promised.
//   npm run faults -w @harbour/api -- [kills] [how many] [seed] [--quick]
// With --quick every outage lasts two minutes by the rows of the database, and how long anything takes is not measured.
import { parseArgs } from 'node:util';
import { median } from '../bench/product.ts';
import type { KillReport } from './run-kills.ts';
import { runKills } from './run-kills.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const [kills = 200, seed = Date.now() % 2 ** 32] = positionals.filter((word) => word !== 'kills').map(Number);

function print({ places, sales, acknowledged, findings, resolved }: KillReport): void {
  const total = [...places.values()].reduce((sum, count) => sum + count, 0);
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  const seconds = (figure: number | undefined) => (figure === undefined ? '–' : `${figure.toFixed(1)} s`);
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
    ['from the kill to the outcome, median', seconds(resolved.length === 0 ? undefined : median(resolved))],
    ['from the kill to the outcome, 99 %', seconds(resolved[Math.ceil(resolved.length * 0.99) - 1])],
  ];
  for (const [name, figure] of table) process.stdout.write(`${String(name).padEnd(40)} ${String(figure)}\n`);
  for (const { kind, detail } of findings) process.stdout.write(`${kind}: ${detail}\n`);
}

process.stdout.write(`${kills} kills, seed ${seed}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const begun = Date.now();
const report = await runKills({
  kills,
  seed,
  aged: values.quick,
  say: (line) => void process.stderr.write(`${((Date.now() - begun) / 1000).toFixed(1)} s: ${line}\n`),
});
print(report);
process.exitCode = report.findings.length > 0 ? 1 : 0;
