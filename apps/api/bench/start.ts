// `npm start` on a clone that is installed and built: until its page answers, what its processes hold, and again after kill -9.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from './figure.ts';
import { printFigures } from './figure.ts';
import { freePort, originOf } from './server-process.ts';

const root = path.join(import.meta.dirname, '../../..');
const MEMORY_AFTER = 5_000;

const read = (pid: number | string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');

/** Processes that a process started, and those that they started. Linux only, as /proc is. */
async function familyOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const parents = new Map<number, number>();
  for (const one of pids) {
    const stat = await read(one, 'stat');
    parents.set(Number(one), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}

/** Megabytes: `Pss` has of what is shared each its part, `Rss` all of it again and again. */
async function memoryOf(pids: readonly number[], measure: 'Pss' | 'Rss'): Promise<number> {
  const line = new RegExp(`^${measure}:\\s+(\\d+)`, 'mu');
  const sizes = await Promise.all(
    pids.map(async (pid) => Number(line.exec(await read(pid, 'smaps_rollup'))?.[1] ?? 0)),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function start(env: Record<string, string>, port: number) {
  const begun = performance.now();
  const product = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  while (product.exitCode === null) {
    const page = await fetch(originOf(port)).catch(() => undefined);
    if (page?.ok === true) return { product, ended, seconds: (performance.now() - begun) / 1000 };
    await wait(20);
  }
  throw new Error(`It ended with ${product.exitCode}.`);
}

export const benchStart: Bench = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-start-'));
  const port = await freePort();
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    CARD_NETWORK_PORT: String(await freePort()),
    HARBOUR_DATA_DIR: path.join(folder, 'data'),
  };
  try {
    // The first makes the database and builds what has changed; the second is what a person meets from then on.
    const first = await start(env, port);
    first.product.kill('SIGTERM');
    await first.ended;
    const usual = await start(env, port);
    await wait(MEMORY_AFTER);
    const family = await familyOf(usual.product.pid ?? 0);
    const [memory, withShared] = [await memoryOf(family, 'Pss'), await memoryOf(family, 'Rss')];
    usual.product.kill('SIGKILL');
    await usual.ended;
    const again = await start(env, port);
    again.product.kill('SIGTERM');
    await again.ended;
    return [
      {
        what: 'npm start to a page that answers',
        unit: 's',
        wanted: { atMost: 10 },
        measured: usual.seconds,
      },
      {
        what: `Memory of all its processes (${withShared.toFixed(0)} MB, what they share counted by each)`,
        unit: 'MB',
        wanted: { atMost: 600 },
        measured: memory,
      },
      { what: 'The same after kill -9', unit: 's', wanted: { atMost: 10 }, measured: again.seconds },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) printFigures(await benchStart({ long: false }));
