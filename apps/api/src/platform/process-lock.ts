import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/**
 * Makes the file ours if nobody has it. A dead process's file is replaced in one step and never taken away first, and only by
 * who has the lock for doing so: between a removal and a new file two could come in.
 */
async function claim(file: string, text: string, refusal: (pid: number) => string): Promise<void> {
  // Written aside and linked, so that nobody ever reads a half-written lock.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        await link(draft, file);
        return;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const present = await readText(file);
      if (present === undefined) continue;
      const holder = parseHolder(present);
      if (holder !== undefined && isRunning(holder)) throw new StartError(refusal(holder.pid));
      const successor = `${file}.next`;
      await claim(successor, text, refusal);
      try {
        if ((await readText(file)) === present) {
          await rename(draft, file);
          return;
        }
      } finally {
        await rm(successor, { force: true });
      }
    }
    throw new StartError(refusal(parseHolder((await readText(file)) ?? '')?.pid ?? 0));
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Takes the lock that lets one process at a time use a folder. What a killed process left behind does not count.
 *
 * Fails with: StartError with `refusal`, when another process has it.
 */
export async function takeProcessLock(file: string, refusal: (pid: number) => string): Promise<ProcessLock> {
  await claim(file, `${process.pid} ${startOf(process.pid) ?? 'unknown'}\n`, refusal);
  const onExit = (): void => rmSync(file, { force: true });
  process.once('exit', onExit);
  return {
    release: async () => {
      process.removeListener('exit', onExit);
      await rm(file, { force: true });
    },
  };
}
