import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOrMakeKey } from './key-file.ts';
import { StartError } from './start-error.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'harbour-key-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a key is made once, for the owner’s eyes alone', async () => {
  const data = path.join(folder, 'data');
  const key = readOrMakeKey(data, 'webhook.key');
  expect(key).toHaveLength(32);
  expect(readOrMakeKey(data, 'webhook.key')).toEqual(key);
  expect(readOrMakeKey(data, 'other.key')).not.toEqual(key);
  expect((await stat(path.join(data, 'webhook.key'))).mode & 0o777).toBe(0o600);
  expect((await readdir(data)).toSorted()).toEqual(['other.key', 'webhook.key']);
});

test('a key that was cut short is never taken, nor written over', async () => {
  await writeFile(path.join(folder, 'cut.key'), 'short');
  expect(() => readOrMakeKey(folder, 'cut.key')).toThrow(StartError);
  expect((await stat(path.join(folder, 'cut.key'))).size).toBe(5);
});
