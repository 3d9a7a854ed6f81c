import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresUser } from './postgres-user.ts';
import { RecentLines } from './recent-lines.ts';
import { StartError } from './start-error.ts';

/** PostgreSQL's own superuser in the clusters that are made here. */
export const ADMIN = 'postgres';

/** What PostgreSQL's programs are told of the world: the same on every machine. */
export const POSTGRES_ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Makes the cluster aside and renames it, so that a start that was killed leaves no half-made one. */
export async function createCluster(initdb: string, folder: string, user: PostgresUser): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (user.ids.uid !== undefined && user.ids.gid !== undefined)
    await chown(draft, user.ids.uid, user.ids.gid);
  const lines = new RecentLines();
  const child = spawn(
    initdb,
    [
      '-D',
      draft,
      '-U',
      ADMIN,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
    ],
    { ...user.ids, cwd: '/', env: POSTGRES_ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => lines.add(data.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new StartError(lines.describe('The database could not be created'));
  }
  await rename(draft, folder);
}

/** Fails with: StartError, where another version than this one made the cluster. */
export async function refuseOtherVersion(cluster: string, version: string): Promise<void> {
  const made = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const [major] = version.split('.');
  if (made !== major) {
    throw new StartError(
      `The database in ${cluster} is of PostgreSQL ${made}, this Harbour brings ${version}.`,
    );
  }
}

/** Whoever made the cluster goes on using it, even where another user would be chosen today. */
export async function ownerOf(cluster: string, user: PostgresUser): Promise<PostgresUser> {
  const present = await stat(cluster).catch(() => undefined);
  if (user.ids.uid === undefined || present === undefined || present.uid === 0) return user;
  return { ids: { uid: present.uid, gid: present.gid } };
}
