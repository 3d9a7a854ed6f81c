import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded files are kept: outside every web root, under names that we choose. */
export interface Files {
  /**
   * Stores the whole content under the key, durably, before it returns. The same key again replaces it; of two that overlap
   * one stays, whole.
   */
  save(key: string, content: Buffer): Promise<void>;
  read(key: string): Readable;
  remove(key: string): Promise<void>;
  /** Removes what is left of saves that began before and never ended, as their server was killed. */
  removeDrafts(before: Date): Promise<void>;
}

const KEY = /^[a-z0-9_]+$/;

/** No key ends so. */
const DRAFT = '.part';

/** Files in a folder of the disk, readable by this user alone. */
export function diskFiles(folder: string): Files {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('A file key holds letters, digits and underscores.');
    return path.join(folder, key);
  };
  return {
    save: async (key, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = fileOf(key);
      const draft = `${file}.${randomUUID()}${DRAFT}`;
      try {
        await writeDurably(draft, content);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await makeNamesDurable(folder);
    },
    read: (key) => createReadStream(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
    removeDrafts: async (before) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for await (const { name } of await opendir(folder)) {
        if (!name.endsWith(DRAFT)) continue;
        const draft = path.join(folder, name);
        // It may have got its name, or gone, since the folder was read.
        const found = await stat(draft).catch(() => undefined);
        if (found !== undefined && found.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file that was renamed is on the disk under its new name once its folder is. */
async function makeNamesDurable(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
