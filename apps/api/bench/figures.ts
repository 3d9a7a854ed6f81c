// `npm run figures -w @harbour/api [-- --long] [-- --strict]`: what is wanted of the server and of its handling of money, and
// what was measured here and now. Ten minutes or so; with --long the full proofs, which take hours and 20 GB of disk. With
// --strict the exit code is 1 where a figure is not held.
import { parseArgs } from 'node:util';
import { benchCharges } from './charges.ts';
import { benchDoors } from './doors.ts';
import { benchExport } from './export.ts';
import type { Bench, Figure } from './figure.ts';
import { isHeld, printFigures } from './figure.ts';
import { benchLists } from './lists.ts';
import { proveKills, proveMutations, provePayments, proveRequests } from './proofs.ts';
import { benchRaces } from './races.ts';
import { benchStart } from './start.ts';
import { benchUnknowns } from './unknowns.ts';
import { benchWebhooks } from './webhooks.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  start: benchStart,
  charges: benchCharges,
  lists: benchLists,
  export: benchExport,
  races: benchRaces,
  unknowns: benchUnknowns,
  webhooks: benchWebhooks,
  doors: benchDoors,
  kills: proveKills,
  payments: provePayments,
  requests: proveRequests,
  mutations: proveMutations,
};

/** What other commands of the project measure. */
const ELSEWHERE: readonly Figure[] = [
  {
    what: 'npm test from nothing',
    unit: 'min',
    wanted: { atMost: 25 },
    measured: 'not measured here: time npm test',
  },
  {
    what: 'npm test when nothing changed',
    unit: 's',
    wanted: { atMost: 60 },
    measured: 'not measured here: time npm test, a second time',
  },
  {
    what: 'Serious or critical axe findings',
    unit: '',
    wanted: { exactly: 0 },
    measured: 'not measured here: npm test looks at every story and screen',
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
});
const figures: Figure[] = [];
let broken = false;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const begun = performance.now();
  try {
    figures.push(...(await bench(values)));
  } catch (error) {
    broken = true;
    const why = error instanceof Error ? error.message : String(error);
    figures.push({ what: name, unit: '', wanted: { exactly: 0 }, measured: `not measured here: ${why}` });
  }
  process.stderr.write(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
}
printFigures(positionals.length > 0 ? figures : [...figures, ...ELSEWHERE]);
if (values.strict && (broken || figures.some((figure) => isHeld(figure) === false))) process.exitCode = 1;
