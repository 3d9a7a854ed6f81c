import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const children: ChildProcess[] = [];

function start(env: Record<string, string>): ChildProcess {
  const child = fork(main, [], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env },
    execArgv: [],
    silent: true,
  });
  children.push(child);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('the process', { timeout: 30_000 }, () => {
  it('tells its parent when and where it listens, and stops on SIGTERM', async () => {
    const port = await freePort();
    const child = start({ PORT: String(port) });
    const [message] = await once(child, 'message');
    expect(message).toEqual({ type: 'ready', origin: `http://127.0.0.1:${port}` });
    expect((await fetch(`http://127.0.0.1:${port}/acquirer/operations/x`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('stops when its parent is gone', async () => {
    const child = start({ PORT: String(await freePort()), PUBLIC_ORIGIN: 'https://network.example' });
    const [message] = await once(child, 'message');
    expect(message).toEqual({ type: 'ready', origin: 'https://network.example' });
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('says in one line that its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const child = start({ PORT: String(port) });
    const [output, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit')]);
    taken.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Card network: port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another one.\n`,
    );
  });

  it('says in one line that its data folder is no folder', async () => {
    const child = start({ PORT: String(await freePort()), DATA_DIR: main });
    const [output, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(output).toMatch(/^Card network: cannot start on [^\n]+\n$/);
  });

  it('says in one line what is wrong with its environment', async () => {
    const child = start({ PORT: '70000' });
    const [output, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(output).toMatch(/^Card network: bad configuration: [^\n]*PORT[^\n]*\n$/);
  });
});
