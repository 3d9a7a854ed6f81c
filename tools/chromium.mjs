// Finds the Chromium in which stories and journeys run, or installs one: Playwright's own where it can be
// downloaded, else the distribution's package. Every suite takes the path from HARBOUR_CHROMIUM.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium that exists on this machine, or undefined. */
function findChromium() {
  const candidates = [process.env.HARBOUR_CHROMIUM, chromium.executablePath(), ...SYSTEM_PATHS];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}

/** Returns the path of a Chromium, installing one if there is none. Throws with what to do when it cannot. */
export function ensureChromium() {
  const steps = [
    () => attempt('npx', ['playwright', 'install', 'chromium']),
    () => attempt('apt-get', ['update', '-qq']),
    () => attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']),
  ];
  for (const step of steps) {
    const found = findChromium();
    if (found) return found;
    console.log('No Chromium yet; installing one for the browser tests …');
    step();
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome and set HARBOUR_CHROMIUM to its path.',
  );
}
