import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The address of a pgbench: in the path, or where Debian's packages put it. */
export async function findPgbench(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch(() => []);
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  for (const folder of folders) {
    const program = path.join(folder, 'pgbench');
    if (await promisify(execFile)(program, ['--version']).catch(() => undefined)) return program;
  }
  return undefined;
}

interface Load {
  /** Statements, each on a line of its own. */
  script: string;
  clients: number;
  /** How long, or how often each client runs it. */
  until: { seconds: number } | { times: number };
  /** What the connections are set to: `-c name=value`. */
  settings?: string;
}

/** Runs a script again and again, its statements prepared; how often a second. */
export async function runPgbench(
  program: string,
  connectionString: string,
  { script, clients, until, settings = '' }: Load,
): Promise<number> {
  const address = new URL(connectionString.replace('@/', '@localhost/'));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-pgbench-'));
  const file = path.join(folder, 'script.sql');
  await writeFile(file, script);
  const how = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    String(Math.min(clients, 2)),
    ...('seconds' in until ? ['-T', String(until.seconds)] : ['-t', String(until.times)]),
  ];
  const where = [
    '-h',
    address.searchParams.get('host') ?? '',
    '-U',
    address.username,
    address.pathname.slice(1),
  ];
  try {
    const { stdout } = await promisify(execFile)(program, [...how, '-f', file, ...where], {
      env: { ...process.env, PGOPTIONS: settings },
    });
    return Number(/tps = ([\d.]+)/u.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
