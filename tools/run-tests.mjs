// `npm test`: every suite through Nx (cached), then one sum. The last line is `N passed, N failed`.
//
// Suites of tests write a JSON report, which Nx keeps with its cache, so that a cached suite still counts its tests.
// Lint, type checks and builds count as one check each. A task that Nx lists as failed or not run counts as failed,
// and so does a suite that left no report.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, globSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CHECKS = ['lint', 'typecheck', 'build'];
const SUITES = ['test', 'stories', 'pact', 'pact:verify', 'e2e'];

/** Every task that must have succeeded, from the workspaces' own scripts: `{ name, project folder, target }`. */
function expectedTasks() {
  return globSync(
    ['openapi', 'libs/*', 'apps/*', 'e2e', 'tools'].map((folder) => `${folder}/package.json`),
    {
      cwd: root,
    },
  ).flatMap((file) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return [...CHECKS, ...SUITES]
      .filter((target) => target in scripts)
      .map((target) => ({ name: `${name}:${target}`, folder: path.dirname(file), target }));
  });
}

/**
 * Counts of a vitest or Playwright JSON report: `{ passed, failed }`. A skipped test proves nothing and counts as failed,
 * so that a forgotten `.skip` or `.only` does not go unseen.
 */
function countsOf(report) {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Runs Nx, passes its output on and returns its exit code and the tasks it lists as failed or not run. */
function runNx(chromium) {
  return new Promise((resolve) => {
    const nx = spawn(
      'npx',
      [
        'nx',
        'run-many',
        '-t',
        ...CHECKS,
        ...SUITES,
        '--parallel=2',
        '--output-style=static',
        '--nx-bail=false',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          HARBOUR_CHROMIUM: chromium,
          NX_DAEMON: 'false',
          NX_TUI: 'false',
          FORCE_COLOR: '0',
        },
        shell: process.platform === 'win32',
      },
    );
    const unsuccessful = new Set();
    for (const [from, to] of [
      [nx.stdout, process.stdout],
      [nx.stderr, process.stderr],
    ]) {
      from.pipe(to, { end: false });
      createInterface({ input: from }).on('line', (line) => {
        const task = /^- (@harbour\/\S+)$/u.exec(line)?.[1];
        if (task) unsuccessful.add(task);
      });
    }
    nx.on('close', (code) => resolve({ code, unsuccessful }));
  });
}

const tasks = expectedTasks();
for (const { folder } of tasks) rmSync(path.join(root, folder, 'reports'), { recursive: true, force: true });

const { code, unsuccessful } = await runNx(ensureChromium());

const total = { passed: 0, failed: 0 };
const rows = tasks.map(({ name, folder, target }) => {
  const ok = code === 0 || !unsuccessful.has(name);
  const reportFile = path.join(root, folder, 'reports', `${target.replace(':', '-')}.json`);
  let counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (SUITES.includes(target)) {
    if (existsSync(reportFile)) counts = countsOf(JSON.parse(readFileSync(reportFile, 'utf8')));
    else counts = { passed: 0, failed: 1 };
    if (!ok && counts.failed === 0) counts.failed = 1;
  }
  for (const key of Object.keys(total)) total[key] += counts[key];
  return { name, ...counts };
});

console.log('\n  passed  failed  task');
for (const { name, passed, failed } of rows) {
  console.log(`  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${name}`);
}
if (code !== 0 && total.failed === 0) total.failed = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
