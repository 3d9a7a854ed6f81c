import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(name = 'harbour-pg-'): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), name));
  await chmod(folder, 0o711);
  folders.push(folder);
  return folder;
}

async function query<T extends object>(connectionString: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('what was stored is there after a stop and another start; meanwhile the folder is one process’s own', async () => {
  const dataFolder = await newFolder();
  const first = await startEmbeddedPostgres({ dataFolder });
  await query(first.connectionString, 'create table kept (id int); insert into kept values (7)');
  expect(await query(first.connectionString, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first.connectionString, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(/is running on .* already/);
  await first.stop();
  await expect(query(first.connectionString, 'select 1')).rejects.toThrow();
  const second = await startEmbeddedPostgres({ dataFolder });
  expect(await query(second.connectionString, 'select id from kept')).toEqual([{ id: 7 }]);
  await second.stop();
});

test('a folder whose path is too long for a socket works all the same', async () => {
  const dataFolder = path.join(await newFolder(), 'x'.repeat(100));
  const server = await startEmbeddedPostgres({ dataFolder });
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a closed folder above is said where PostgreSQL cannot pass through it', async () => {
  const closed = path.join(await newFolder(), 'closed');
  await mkdir(closed, { mode: 0o700 });
  const notices: string[] = [];
  const dataFolder = path.join(closed, 'data');
  const server = await startEmbeddedPostgres({ dataFolder, onNotice: (notice) => void notices.push(notice) });
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  if (process.getuid?.() === 0) {
    expect(notices).toEqual([expect.stringContaining(closed)]);
    folders.push((await readFile(path.join(dataFolder, 'postgres-folder'), 'utf8')).trim());
  } else {
    expect(notices).toEqual([]);
  }
});

test('a server that ends by itself is told, with its reason', async () => {
  const dataFolder = await newFolder();
  const crash = Promise.withResolvers<string>();
  const server = await startEmbeddedPostgres({ dataFolder, onCrash: crash.resolve });
  const [pid] = (await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  expect(await crash.promise).toMatch(/ended unexpectedly/);
  await server.stop();
});

const PROGRAM = `
  import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
  const server = await startEmbeddedPostgres({ dataFolder: process.argv[1] });
  process.stdout.write('ready ' + server.connectionString);
  setInterval(() => {}, 1000);
`;

test('a process that is killed with -9 takes its PostgreSQL along, and the next start loses nothing', async () => {
  const dataFolder = await newFolder();
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, dataFolder]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const url = said.toString().replace('ready ', '');
  await query(url, 'create table kept (id int); insert into kept values (9)');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await startEmbeddedPostgres({ dataFolder });
  expect(await query(next.connectionString, 'select id from kept')).toEqual([{ id: 9 }]);
  await next.stop();
});
