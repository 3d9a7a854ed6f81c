import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import { StartError } from './start-error.ts';

export interface ProcessLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  /** Tells the process from a later one that was given the same pid. */
  started: string;
}

/** When a process began, in words of the system; `undefined` when there is no such process. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return undefined;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds nothing any more.
    if (fields[0] === 'Z') return undefined;
    return `${boot}:${fields[19] ?? ''}`;
  } catch {
    // No /proc (macOS, Windows): the pid alone must do.
    return 'unknown';
  }
}

/** Whether that process, and not a later one with its pid, is running. */
function isRunning(holder: Holder): boolean {
  const started = startOf(holder.pid);
  return (
    started !== undefined &&
    (started === 'unknown' || holder.started === 'unknown' || started === holder.started)
  );
}

function parseHolder(text: string): Holder | undefined {
  const [pid, started] = text.trim().split(' ');
  return pid !== undefined && /^\d+$/.test(pid) && started !== undefined
    ? { pid: Number(pid), started }
    : undefined;
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Puts a dead process's lock out of the way; says false when a living one took it in between. */
async function clearStale(file: string, staleText: string): Promise<boolean> {
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
  } catch {
    return true;
  }
  const moved = await readText(aside);
  if (moved !== staleText) {
    await link(aside, file).catch(() => undefined);
    await rm(aside, { force: true });
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

/**
 * Takes the lock that lets one process at a time use a folder. What a killed process left behind does not count.
 *
 * Fails with: StartError with `refusal`, when another process has it.
 */
export async function takeProcessLock(file: string, refusal: (pid: number) => string): Promise<ProcessLock> {
  const text = `${process.pid} ${startOf(process.pid) ?? 'unknown'}\n`;
  // Written aside and linked, so that nobody ever reads a half-written lock.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        await link(draft, file);
        break;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const present = await readText(file);
      if (present === undefined) continue;
      const holder = parseHolder(present);
      if (holder !== undefined && isRunning(holder)) throw new StartError(refusal(holder.pid));
      await clearStale(file, present);
      if (attempt === 4) throw new StartError(refusal(holder?.pid ?? 0));
    }
  } finally {
    await unlink(draft).catch(() => undefined);
  }
  const onExit = (): void => rmSync(file, { force: true });
  process.once('exit', onExit);
  return {
    release: async () => {
      process.removeListener('exit', onExit);
      await rm(file, { force: true });
    },
  };
}
