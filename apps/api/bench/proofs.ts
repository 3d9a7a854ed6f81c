// The proofs that take random ways, as figures: the life of payments, fuzzed requests, kills, and mutations of the rules.
//   node bench/proofs.ts [payments | requests | kills | mutations] [--long]
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { killWithEachAcquirer } from '../faults/kill-with-each-acquirer.ts';
import type { Bench, Figure } from './figure.ts';
import { RUN_WITH_LONG, printFigures } from './figure.ts';
import { apiFolder, runTool } from './run-tool.ts';

const domain = fileURLToPath(new URL('../../../libs/domain', import.meta.url));

/** Plays a test file in its long form; the numbers that it wrote down, as far as it got. */
async function play<Numbers>(
  file: string,
  variable: string,
  runs: number,
): Promise<{ passed: boolean; numbers: Partial<Numbers> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-proof-'));
  const report = path.join(folder, 'numbers.json');
  try {
    const env = { [`${variable}_RUNS`]: String(runs), [`${variable}_REPORT`]: report };
    const passed = await runTool('vitest', ['run', file], { env });
    const text = await readFile(report, 'utf8').catch(() => '{}');
    return { passed, numbers: JSON.parse(text) as Partial<Numbers> };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const count = (what: string, measured: number, wanted: Figure['wanted'] = { exactly: 0 }): Figure => ({
  what,
  unit: '',
  wanted,
  measured,
});

/** Two processes of the long form, as the server of each is busy on one core and its database on another. */
export const provePayments: Bench = async ({ long }) => {
  const lives = long ? 100_000 : 200;
  const shards = long ? 2 : 1;
  const played = await Promise.all(
    Array.from({ length: shards }, () =>
      play<{ lives: number; commands: number }>(
        'src/payments/payment-model.test.ts',
        'PAYMENT',
        lives / shards,
      ),
    ),
  );
  const sum = (of: 'lives' | 'commands') =>
    played.reduce((total, { numbers }) => total + (numbers[of] ?? 0), 0);
  return [
    count('Random lives of payments', sum('lives'), { atLeast: lives }),
    count('Random commands to them', sum('commands'), { atLeast: long ? 1_000_000 : 2_000 }),
    count(
      'Double charges, imbalances and over-refunds in them',
      played.filter(({ passed }) => !passed).length,
    ),
  ];
};

export const proveRequests: Bench = async ({ long }) => {
  const runs = long ? 20_000 : 1_500;
  const { numbers } = await play<{ sent: number; findings: number }>('src/http/fuzz.test.ts', 'FUZZ', runs);
  return [
    count('Fuzzed requests to all operations', numbers.sent ?? 0, { atLeast: runs }),
    {
      ...count('5xx and undeclared answers to them', 0),
      measured: numbers.findings ?? 'not measured here: the test ended before its end',
    },
  ];
};

/** In the short form every outage lasts two minutes by the database's rows, so how long anything takes says nothing. */
export const proveKills: Bench = async ({ long }) => {
  const kills = long ? 200 : 12;
  const { findings, resolved } = await killWithEachAcquirer({
    kills,
    seed: Date.now() % 2 ** 32,
    aged: !long,
  });
  const of = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  return [
    count(`Acknowledged writes lost in ${kills} kills`, of('lost')),
    count(`Writes doubled in ${kills} kills`, of('doubled')),
    count(`Other findings in ${kills} kills`, of('other')),
    {
      what: 'From the kill to the outcome, 99 % of interrupted writes',
      unit: 's',
      wanted: { atMost: 120 },
      // In the short form outages do not last as long as they do.
      measured: !long
        ? RUN_WITH_LONG
        : (resolved[Math.ceil(resolved.length * 0.99) - 1] ??
          'not measured here: no kill interrupted a write'),
    },
  ];
};

interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const UNNOTICED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

export const proveMutations: Bench = async ({ long }) => {
  const figure = {
    what: 'Mutations of money, permission and state modules that tests notice',
    unit: '%',
    wanted: { atLeast: 85 },
  };
  if (!long) return [{ ...figure, measured: RUN_WITH_LONG }];
  const statuses: string[] = [];
  for (const folder of [domain, apiFolder]) {
    const report = path.join(folder, 'reports/mutation/mutation.json');
    await rm(report, { force: true });
    await runTool('stryker', ['run'], { cwd: folder });
    const { files } = JSON.parse(await readFile(report, 'utf8')) as MutationReport;
    statuses.push(...Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status)));
  }
  const noticed = statuses.filter((status) => NOTICED.has(status)).length;
  const unnoticed = statuses.filter((status) => UNNOTICED.has(status)).length;
  return [{ ...figure, measured: (100 * noticed) / (noticed + unnoticed) }];
};

const PROOFS: Readonly<Record<string, Bench>> = {
  payments: provePayments,
  requests: proveRequests,
  kills: proveKills,
  mutations: proveMutations,
};

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { long: { type: 'boolean', default: false } },
  });
  for (const [name, prove] of Object.entries(PROOFS))
    if (positionals.length === 0 || positionals.includes(name))
      printFigures(await prove({ long: values.long }));
}
