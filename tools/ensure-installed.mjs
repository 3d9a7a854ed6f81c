// Runs before `npm start` and `npm test`, on whatever Node the machine has: installs the locked dependencies when the
// lock has changed since the last install, then makes sure that the Node which the scripts will find is new enough.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM_NODE_MAJOR = 24;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stampFile = path.join(root, 'node_modules', '.harbour-installed');

const lockHash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const installedHash = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';

if (installedHash !== lockHash) {
  console.log('Installing dependencies (about a minute, once) …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Harbour could not install its dependencies: npm ci failed; its own message is above.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash);
}

// npm puts node_modules/.bin first on PATH, where the locked Node for Linux lies; elsewhere the user's own Node serves.
const bundledNode = path.join(root, 'node_modules', '.bin', 'node');
const node = existsSync(bundledNode) ? bundledNode : process.execPath;
const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
if (Number.parseInt(version.slice(1), 10) < MINIMUM_NODE_MAJOR) {
  console.error(
    `Harbour needs Node ${MINIMUM_NODE_MAJOR} or newer, but found ${version}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
