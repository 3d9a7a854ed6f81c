// `npm run figures -w @harbour/api [-- --long]`: what is wanted of the server and of its handling of money, and what was
// measured here and now. A few minutes; with --long the full proofs, which take hours and 20 GB of disk. Exit code 1 where a
// figure is not held.
import { parseArgs } from 'node:util';
import { benchCharges } from './charges.ts';
import { benchExport } from './export.ts';
import type { Bench, Figure } from './figure.ts';
import { isHeld, printFigures } from './figure.ts';
import { benchLists } from './lists.ts';
import { proveKills, proveMutations, provePayments, proveRequests } from './proofs.ts';
import { benchRaces } from './races.ts';
import { benchStart } from './start.ts';

const BENCHES: readonly (readonly [name: string, bench: Bench])[] = [
  ['start', benchStart],
  ['charges', benchCharges],
  ['lists', benchLists],
  ['export', benchExport],
  ['races', benchRaces],
  ['kills', proveKills],
  ['payments', provePayments],
  ['requests', proveRequests],
  ['mutations', proveMutations],
];

/** What is wanted and nothing measures yet. */
const ELSEWHERE: readonly Figure[] = [
  {
    what: 'Webhooks: first tries within five seconds',
    unit: '%',
    wanted: { atLeast: 99 },
    measured: 'not run: nothing measures it yet',
  },
];

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } });
const figures: Figure[] = [];
for (const [name, bench] of BENCHES) {
  process.stderr.write(`${name} …\n`);
  try {
    figures.push(...(await bench(values)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    figures.push({ what: name, unit: '', wanted: { exactly: 0 }, measured: `not run: ${why}` });
  }
}
printFigures([...figures, ...ELSEWHERE]);
process.exitCode = figures.every((figure) => isHeld(figure) !== false) ? 0 : 1;
