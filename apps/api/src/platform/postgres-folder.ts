import { chmod, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PostgresUser } from './postgres-user.ts';

export interface PostgresPlace {
  /** Holds the cluster's folder `postgres`; PostgreSQL's user can pass through it. */
  parent: string;
  /** Set when it is not the asked folder, with the reason for a person. */
  notice?: string;
}

const POINTER = 'postgres-folder';

async function canPass(folder: string, ids: { uid?: number; gid?: number }): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  if (uid === ids.uid) return (mode & 0o100) !== 0;
  if (gid === ids.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

async function firstClosed(folder: string, ids: { uid?: number; gid?: number }): Promise<string | undefined> {
  const parts = path.resolve(folder).split(path.sep);
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = parts.slice(0, depth).join(path.sep) || path.sep;
    if (!(await canPass(part, ids))) return part;
  }
  return undefined;
}

async function otherPlace(dataFolder: string): Promise<string> {
  const pointer = path.join(dataFolder, POINTER);
  const known = await readFile(pointer, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    const place = known.trim();
    if (await stat(place).catch(() => undefined)) return place;
  }
  const base = await mkdtemp('/var/lib/harbour-').catch(() =>
    mkdtemp(path.join(os.tmpdir(), 'harbour-data-')),
  );
  await writeFile(pointer, `${base}\n`);
  return base;
}

/**
 * Where the cluster can be kept: in the data folder, or, when PostgreSQL's unprivileged user cannot pass through to it
 * (a folder of root's own above it), in a place of its own that a note in the data folder points at.
 */
export async function choosePostgresPlace(dataFolder: string, user: PostgresUser): Promise<PostgresPlace> {
  await mkdir(dataFolder, { recursive: true });
  if (user.ids.uid === undefined) return { parent: dataFolder };
  const closed = await firstClosed(dataFolder, user.ids);
  if (closed === undefined) return { parent: dataFolder };
  const parent = await otherPlace(dataFolder);
  await chmod(parent, 0o711);
  return {
    parent,
    notice: `The database is kept in ${parent}, because ${closed} is closed to the user that PostgreSQL runs as.`,
  };
}
