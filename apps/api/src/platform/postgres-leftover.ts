import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './start-error.ts';

const GENTLE_MS = 10_000;
const LIMIT_MS = 20_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** PostgreSQL works inside its cluster's folder, which tells it from another program that was given its old pid. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch {
    // No /proc to ask: the pid file is all there is.
    return process.platform !== 'linux';
  }
}

/**
 * Stops a PostgreSQL that outlived the Harbour that started it (kill -9). Called with the folder's lock held, so nobody
 * can be using it. What a PostgreSQL that is dead itself left behind, the next one clears up on its own.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 1 || !isAlive(pid) || !(await worksIn(pid, cluster))) return;
  process.kill(pid, 'SIGINT');
  const started = Date.now();
  let pressed = false;
  while (isAlive(pid) && (await worksIn(pid, cluster))) {
    const passed = Date.now() - started;
    if (passed > GENTLE_MS && !pressed) {
      pressed = true;
      process.kill(pid, 'SIGQUIT');
    }
    if (passed > LIMIT_MS)
      throw new StartError(`An older PostgreSQL (process ${pid}) on ${cluster} does not end.`);
    await wait(20);
  }
}
