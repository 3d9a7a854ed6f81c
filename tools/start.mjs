// `npm start`: builds what has changed since the last start (Nx keeps the rest), then runs the product in this process.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const parent = process.ppid;
process.stdout.write('Building what has changed …\n');
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const build = spawnSync(
  'npx',
  [
    'nx',
    'run-many',
    '-t',
    'build',
    '-p',
    '@harbour/openapi',
    '@harbour/site',
    '@harbour/dashboard',
    '@harbour/checkout',
    '--output-style=static',
  ],
  {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    shell: process.platform === 'win32',
  },
);
if (build.status !== 0) {
  // A signal ended it: whoever sent it wants no report.
  if (build.signal === null)
    process.stderr.write(`${build.stdout}${build.stderr}\nHarbour could not be built.\n`);
  process.exit(1);
}
// Whoever started this is gone, and nobody waits for the product any more.
if (process.ppid !== parent) process.exit(0);
await import('../apps/all-in-one/src/main.ts');
