import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { takeProcessLock } from './process-lock.ts';
import { StartError } from './start-error.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-lock-'));
const file = path.join(folder, 'harbour.lock');
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => rm(file, { force: true }));

const take = () => takeProcessLock(file, (pid) => `in use by ${pid}`);

test('a second one is refused with the name of the first, until that lets go', async () => {
  const lock = await take();
  await expect(take()).rejects.toBeInstanceOf(StartError);
  await expect(take()).rejects.toThrow(`in use by ${process.pid}`);
  await lock.release();
  const next = await take();
  await next.release();
  expect(await readdir(folder)).toEqual([]);
});

test('what a killed process left behind does not block', async () => {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  await writeFile(file, `${child.pid} unknown\n`);
  const lock = await take();
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await lock.release();
});

test('a later process that was given the old one’s number does not block', async () => {
  await writeFile(file, `${process.ppid} another-boot:12345\n`);
  const lock = await take();
  await lock.release();
});

test.each(['', 'garbage', '-1 x', 'NaN NaN'])('a lock that reads %j does not block', async (text) => {
  await writeFile(file, text);
  const lock = await take();
  await lock.release();
});

// Which of them is how far is up to the system, so one round may pass by chance.
test.each(Array.from({ length: 25 }, (_, round) => round))(
  'of starts at once on a stale lock, one gets it (%i)',
  async () => {
    await writeFile(file, '1 another-boot:1\n');
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, take));
    const taken = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    await Promise.all(taken.map(({ value }) => value.release()));
  },
);

test('one that was killed while it took over a stale lock does not block', async () => {
  await writeFile(file, '1 another-boot:1\n');
  await writeFile(`${file}.next`, '1 another-boot:2\n');
  const lock = await take();
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});
