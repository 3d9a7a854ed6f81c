// The API server in a process of its own, and the first merchant on it: for what measures or kills it.
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { operations } from '@harbour/contract/operations';

export interface Merchant {
  businessId: string;
  /** Headers of a signed-in member of the team. */
  headers: Record<string, string>;
}

export interface ServerOptions {
  /** The program to run instead of the server's own. */
  entry?: URL;
  port: number;
  databaseUrl: string;
  dataFolder: string;
  /** What is set otherwise than for every measurement. */
  env?: Record<string, string>;
  stdio?: StdioOptions;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

const MAIN = new URL('../src/main.ts', import.meta.url);

/** Begins to start the server; `untilAnswering` tells when it has. It does not outlive this process. */
export function spawnServer(options: ServerOptions): ChildProcess {
  const { entry = MAIN, port, databaseUrl, dataFolder, env, stdio } = options;
  const server = spawn(process.execPath, [fileURLToPath(entry)], {
    stdio: stdio ?? ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: originOf(port),
      DATABASE_URL: databaseUrl,
      HARBOUR_DATA_DIR: dataFolder,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  return server;
}

/** Whether it answers calls in the end; `false` when it ended before. */
export async function untilAnswering(server: ChildProcess, port: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    if (await fetch(originOf(port) + operations.listRoles.path).catch(() => undefined)) return true;
    await wait(50);
  }
  return false;
}

/** Registers a person of that address and a business of theirs. */
export async function signUpAt(origin: string, email: string): Promise<Merchant> {
  const post = (route: string, body: object, cookie = '') =>
    fetch(origin + route, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin, cookie },
      body: JSON.stringify(body),
    });
  const registered = await post(operations.registerUser.path, {
    first_name: 'Ada',
    last_name: 'Obi',
    email,
    password: 'correct horse battery staple 42',
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await post(
    operations.registerBusiness.path,
    {
      name: 'Obi Bakery',
      type: 'company',
      country: 'NG',
      time_zone: 'Africa/Lagos',
      default_currency: 'NGN',
    },
    cookie,
  );
  const { data, message } = (await made.json()) as { data?: { id: string }; message?: string };
  if (!data) throw new Error(`No business: ${message ?? made.status}`);
  return { businessId: data.id, headers: { cookie, origin } };
}
