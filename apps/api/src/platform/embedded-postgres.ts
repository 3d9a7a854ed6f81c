import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  ADMIN,
  POSTGRES_ENVIRONMENT,
  createCluster,
  ownerOf,
  refuseOtherVersion,
} from './postgres-cluster.ts';
import { choosePostgresPlace } from './postgres-folder.ts';
import { stopLeftover } from './postgres-leftover.ts';
import { RecentLines } from './recent-lines.ts';
import type { PostgresUser } from './postgres-user.ts';
import { choosePostgresUser } from './postgres-user.ts';
import { takeProcessLock } from './process-lock.ts';
import { StartError } from './start-error.ts';

export interface EmbeddedPostgres {
  /** Of the plain role `harbour` on the database `harbour`. */
  connectionString: string;
  /** Of PostgreSQL's own superuser, for tests that make databases. */
  adminConnectionString: string;
  /** Ends every connection, writes everything out and leaves no lock. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Kept between starts; one process at a time can use it. */
  dataFolder: string;
  /** Told in a sentence what a person should know about this start. */
  onNotice?: (notice: string) => void;
  /** The server ended by itself; the message says why as far as it told. */
  onCrash?: (message: string) => void;
}

const APPLICATION = 'harbour';
/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero among them. */
const LONGEST_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;
const SOCKET_NAME = '.s.PGSQL.5432';
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 10_000;

/** The socket is inside the cluster's folder (0700), or, where that path is too long, in a short private folder. */
async function chooseSocketFolder(cluster: string, user: PostgresUser): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const folder = path.join(os.tmpdir(), `harbour-${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (user.ids.uid !== undefined && user.ids.gid !== undefined)
    await chown(folder, user.ids.uid, user.ids.gid);
  return folder;
}

function connectionString(user: string, database: string, socketFolder: string): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/**
 * Runs PostgreSQL until it ends or this process does: the pipe at file 3 closes with us, even when we are killed with -9,
 * and then PostgreSQL gets SIGINT, its "fast" stop.
 */
const WATCHDOG = `
exec 3<&0
"$0" "$@" 3<&- </dev/null &
server=$!
( cat <&3 >/dev/null; kill -INT $server ) 2>/dev/null &
exec 3<&-
wait $server
`;

function launch(postgres: string, cluster: string, socketFolder: string, user: PostgresUser): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    // Processes that nothing here needs: rows are read along indexes, and copied nowhere.
    io_workers: '1',
    max_logical_replication_workers: '0',
    // Money is in here: a commit that was answered is on the disk.
    fsync: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Rows and statements may hold what no log should.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own: Ctrl-C in a terminal reaches us alone, and we stop PostgreSQL after the last answer.
  return spawn('/bin/sh', ['-c', WATCHDOG, postgres, '-D', cluster, ...flags], {
    ...user.ids,
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
}

async function untilReady(child: ChildProcess, admin: string, lines: RecentLines): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new StartError(lines.describe('The database could not start'));
    const client = new pg.Client({ connectionString: admin });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline)
        throw new StartError('The database did not start in time.', { cause: error });
    }
    await wait(20);
  }
}

/** The role that the product uses, plain so that row-level security binds it, and its database. */
async function ensureDatabase(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION]);
    if (role.rowCount === 0) {
      await client.query(`create role ${APPLICATION} login nosuperuser nobypassrls nocreatedb nocreaterole`);
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [APPLICATION]);
    if (database.rowCount === 0) await client.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  } finally {
    await client.end();
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  child.stdin?.end();
  const inTime = await Promise.race([ended.then(() => true), wait(STOP_LIMIT_MS, false, { ref: false })]);
  // SIGQUIT to the whole group is PostgreSQL's "immediate" stop.
  if (!inTime && child.pid !== undefined) process.kill(-child.pid, 'SIGQUIT');
  await ended;
}

/**
 * Starts a real PostgreSQL on a folder, reached by a Unix socket only.
 *
 * Fails with: StartError, when another process uses the folder, the disk is full, or the programs cannot be run.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const chosen = choosePostgresUser();
  const place = await choosePostgresPlace(options.dataFolder, chosen);
  if (place.notice !== undefined) options.onNotice?.(place.notice);
  const lock = await takeProcessLock(
    path.join(options.dataFolder, 'harbour.lock'),
    (pid) =>
      `Harbour is running on ${options.dataFolder} already (process ${pid}). End it first, or set HARBOUR_DATA_DIR.`,
  );
  try {
    const cluster = path.join(place.parent, 'postgres');
    const user = await ownerOf(cluster, chosen);
    const binaries = await findPostgresBinaries(user);
    if (!(await stat(cluster).catch(() => undefined))) await createCluster(binaries.initdb, cluster, user);
    await chmod(cluster, 0o700);
    await refuseOtherVersion(cluster, binaries.version);
    await stopLeftover(cluster);

    const socketFolder = await chooseSocketFolder(cluster, user);
    const lines = new RecentLines();
    const child = launch(binaries.postgres, cluster, socketFolder, user);
    child.stderr?.on('data', (data: Buffer) => lines.add(data.toString()));
    child.once('error', (error) => lines.add(error.message));
    child.stdin?.on('error', () => undefined);

    const admin = connectionString(ADMIN, 'postgres', socketFolder);
    try {
      await untilReady(child, admin, lines);
      await ensureDatabase(admin);
    } catch (error) {
      await stopChild(child);
      throw error;
    }
    let stopping = false;
    child.once('close', () => {
      if (!stopping) options.onCrash?.(lines.describe('The database ended unexpectedly'));
    });
    return {
      connectionString: connectionString(APPLICATION, APPLICATION, socketFolder),
      adminConnectionString: admin,
      stop: async () => {
        stopping = true;
        await stopChild(child);
        if (socketFolder !== cluster) await rm(socketFolder, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
