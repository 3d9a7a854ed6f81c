import { readdir, readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort, freshSurroundings, startMain, type Started } from './testing/start-main.ts';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function surroundings(): Promise<Record<string, string>> {
  const { environment, remove } = await freshSurroundings();
  cleanUps.push(remove);
  return environment;
}

function start(environment: Record<string, string>): Started {
  const started = startMain(environment);
  cleanUps.push(async () => {
    started.child.kill('SIGTERM');
    await started.exited;
  });
  return started;
}

async function isListening(port: string | undefined): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
}

/** The processes whose command line names the folder: the database's. Linux only, as /proc is. */
async function processesOf(folder: string | undefined): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const commands = await Promise.all(
    pids.map((pid) => readFile(path.join('/proc', pid, 'cmdline'), 'utf8').catch(() => '')),
  );
  return commands.filter((command) => folder !== undefined && command.includes(folder));
}

describe('a start that cannot go on says why in one line and exits with 1', () => {
  async function refusal(environment: Record<string, string>): Promise<string> {
    const refused = startMain(environment);
    expect(await refused.exited).toBe(1);
    const lines = refused.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0] ?? '';
  }

  test.each(['PORT', 'CARD_NETWORK_PORT'])('%s is taken', async (variable) => {
    const environment = await surroundings();
    const port = await freePort();
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    cleanUps.push(async () => squatter.close());
    expect(await refusal({ ...environment, HOST: '127.0.0.1', [variable]: String(port) })).toBe(
      `Port ${port} is taken, by another program or by Harbour itself. Set ${variable} to a free port, or end what uses it.`,
    );
  });

  test('DATABASE_URL leads nowhere', async () => {
    const environment = await surroundings();
    const port = await freePort();
    const line = await refusal({
      ...environment,
      DATABASE_URL: `postgres://a:secret-word@127.0.0.1:${port}/b`,
    });
    expect(line).toContain('DATABASE_URL');
    expect(line).not.toContain('secret-word');
  });

  test('DATABASE_URL is not an address', async () => {
    expect(await refusal({ ...(await surroundings()), DATABASE_URL: 'mysql://localhost/x' })).toContain(
      'DATABASE_URL',
    );
  });

  test('production, or an address that others reach, without a mail server', async () => {
    const environment = await surroundings();
    expect(await refusal({ ...environment, NODE_ENV: 'production' })).toContain('SMTP_URL');
    expect(await refusal({ ...environment, HOST: '0.0.0.0' })).toContain('SMTP_URL');
  });

  test('the disk is full', async () => {
    const environment = await surroundings();
    // Whatever is written to /dev/full fails as on a full disk.
    await symlink('/dev/full', path.join(environment['HARBOUR_DATA_DIR'] ?? '', 'secrets.json.new'));
    expect(await refusal(environment)).toBe('The disk is full.');
  });

  test('CARD_NETWORK_PORT is not a port', async () => {
    expect(await refusal({ ...(await surroundings()), CARD_NETWORK_PORT: 'four' })).toContain(
      'CARD_NETWORK_PORT',
    );
  });
});

test('a second start on the same data folder is refused while the first one runs', async () => {
  const environment = await surroundings();
  await start(environment).ready;
  const second = startMain({
    ...environment,
    PORT: String(await freePort()),
    CARD_NETWORK_PORT: String(await freePort()),
  });
  expect(await second.exited).toBe(1);
  expect(second.output().trim().split('\n')).toHaveLength(1);
  expect(second.output()).toMatch(/already|in use|uses/iu);
  expect(await isListening(environment['PORT'])).toBe(true);
});

describe.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('ended by %s', (signal) => {
  test('leaves no process behind and the next start comes up with the same data', async () => {
    const environment = await surroundings();
    const first = start(environment);
    await first.ready;
    const signIn = /Sign in .*/u.exec(first.output())?.[0];
    first.child.kill(signal);
    await first.exited;
    await expect.poll(() => processesOf(environment['HARBOUR_DATA_DIR']), { timeout: 15_000 }).toEqual([]);
    await expect.poll(() => isListening(environment['CARD_NETWORK_PORT'])).toBe(false);

    const second = start(environment);
    await second.ready;
    expect(/Sign in .*/u.exec(second.output())?.[0]).toBe(signIn);
    expect(await isListening(environment['PORT'])).toBe(true);
  });
});
