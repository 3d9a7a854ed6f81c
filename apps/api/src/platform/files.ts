import type { Readable } from 'node:stream';

/** Where uploaded files are kept: outside every web root, under names that we choose. */
export interface Files {
  /** Stores the whole content under the key, durably, before it returns. */
  save(key: string, content: Buffer): Promise<void>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}
