import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded files are kept: outside every web root, under names that we choose. */
export interface Files {
  /** Stores the whole content under the key, durably, before it returns. The same key again replaces it. */
  save(key: string, content: Buffer): Promise<void>;
  read(key: string): Readable;
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9_]+$/;

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
      const draft = `${file}.part`;
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    read: (key) => createReadStream(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}
