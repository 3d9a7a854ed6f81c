import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

const KEY_BYTES = 32;

function readKey(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * A key of 32 bytes that this installation made for itself at its first start and keeps in the data folder, where only
 * the owner may read it.
 *
 * Fails with: StartError, when the file is not what was written.
 */
export function readOrMakeKey(dataFolder: string, name: string): Buffer {
  const file = path.join(dataFolder, name);
  if (readKey(file) === undefined) {
    mkdirSync(dataFolder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
    try {
      // Unlike renaming, this never replaces the key that another server has made meanwhile.
      linkSync(draft, file);
    } catch (error) {
      if (readKey(file) === undefined) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const key = readKey(file);
  if (key?.length === KEY_BYTES) return key;
  throw new StartError(
    `The key in ${file} is damaged. Put it back from a backup, or delete it to begin with a new one.`,
  );
}
