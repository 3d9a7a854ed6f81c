import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A running `main.ts` with what it has written so far. */
export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves when the welcome is printed; rejects when the process ends before that. */
  readonly ready: Promise<void>;
  readonly exited: Promise<number | null>;
}

/** Starts the product as `npm start` does, with nothing of this process's own environment but PATH. */
export function startMain(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('Harbour is ready')) resolve();
      });
    }
    void exited.then((code) => reject(new Error(`It ended with ${String(code)}: ${text}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => text, ready, exited };
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

/** An empty data folder and two ports; `remove` deletes the folder. */
export async function freshSurroundings(): Promise<{
  environment: Record<string, string>;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-start-'));
  return {
    environment: {
      PORT: String(await freePort()),
      CARD_NETWORK_PORT: String(await freePort()),
      HARBOUR_DATA_DIR: folder,
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
