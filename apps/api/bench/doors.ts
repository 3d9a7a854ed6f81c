// What is held by tests and by limits rather than measured: who may do what, where card data may be, how long a key lasts.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/config.ts';
import { DAY, HOUR, MINUTE } from '../src/platform/clock.ts';
import { INVITATION_LIMIT } from '../src/team/mail-invitation.ts';
import { RESET_LIMIT } from '../src/users/mail-reset-link.ts';
import { hashPassword } from '../src/users/password.ts';
import { ABSOLUTE_LIMIT } from '../src/users/session.ts';
import type { Bench, Figure } from './figure.ts';
import { printFigures } from './figure.ts';
import { runTool } from './run-tool.ts';

const HELD_BY_TESTS: Readonly<Record<string, readonly string[]>> = {
  'Leaks: every id of another business by every role': ['src/http/foreign-ids.test.ts'],
  'Leaks: every operation by every role, and the rows of another business': [
    'src/http/every-operation.test.ts',
    'src/platform/isolation.test.ts',
  ],
  'Canary card numbers and CVCs found in logs, database, files, events, errors': [
    'src/payments/canary.test.ts',
  ],
};

interface TestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
}

/**
 * How many tests do not pass. A file that cannot be loaded has none that could fail: what was not tried is no figure.
 *
 * Fails with: Error, when the run broke off otherwise than by tests that fail, or there were none.
 */
export function countFailed(
  { numTotalTests, numPassedTests, numFailedTests }: TestReport,
  endedWell: boolean,
): { failed: number; tests: number } {
  if (numTotalTests === 0) throw new Error('There were no tests.');
  if (!endedWell && numFailedTests === 0) throw new Error('The tests broke off.');
  return { failed: numTotalTests - numPassedTests, tests: numTotalTests };
}

async function failedOf(files: readonly string[]): Promise<{ failed: number; tests: number }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-doors-'));
  const report = path.join(folder, 'report.json');
  try {
    const endedWell = await runTool('vitest', [
      'run',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ]);
    return countFailed(JSON.parse(await readFile(report, 'utf8')) as TestReport, endedWell);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function limits(): Promise<Figure[]> {
  const kibibytes = Number(/\$m=(\d+),/u.exec(await hashPassword('of nobody'))?.[1]);
  const { sessionIdleMinutes } = readConfig({ NODE_ENV: 'test' });
  return [
    { what: 'Passwords: argon2id', unit: 'MiB', wanted: { atLeast: 46 }, measured: kibibytes / 1024 },
    { what: 'Session: idle for', unit: 'min', wanted: { exactly: 15 }, measured: sessionIdleMinutes },
    { what: 'Session: at most', unit: 'h', wanted: { exactly: 12 }, measured: ABSOLUTE_LIMIT / HOUR },
    {
      what: 'Reset of a password: for',
      unit: 'min',
      wanted: { exactly: 30 },
      measured: RESET_LIMIT / MINUTE,
    },
    { what: 'Invitation: for', unit: 'days', wanted: { exactly: 7 }, measured: INVITATION_LIMIT / DAY },
  ];
}

export const benchDoors: Bench = async () => {
  const figures: Figure[] = [];
  for (const [what, files] of Object.entries(HELD_BY_TESTS)) {
    const { failed, tests } = await failedOf(files);
    figures.push({ what: `${what} (${tests} tests)`, unit: '', wanted: { exactly: 0 }, measured: failed });
  }
  return [...figures, ...(await limits())];
};

if (import.meta.main) printFigures(await benchDoors({ long: false }));
