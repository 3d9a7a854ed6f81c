import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR, after } from './clock.ts';
import { diskFiles } from './files.ts';

const parent = await mkdtemp(path.join(os.tmpdir(), 'harbour-files-'));
afterAll(() => rm(parent, { recursive: true }));

const folder = path.join(parent, 'files');
const files = diskFiles(folder);
beforeEach(() => rm(folder, { recursive: true, force: true }));

const read = (key: string) => buffer(files.read(key));

test('saves of one key that overlap all end well, and one of them stays, whole', async () => {
  const contents = Array.from({ length: 20 }, (_, nth) => Buffer.alloc(200_000, nth));
  await Promise.all(contents.map((content) => files.save('doc_1', content)));
  expect(contents).toContainEqual(await read('doc_1'));
  expect(await readdir(folder)).toEqual(['doc_1']);
  expect((await stat(path.join(folder, 'doc_1'))).mode & 0o777).toBe(0o600);
});

test('a save that fails leaves nothing behind', async () => {
  await files.save('doc_1', Buffer.from('whole'));
  const unwritable = { length: 1 } as Buffer;
  await expect(files.save('doc_1', unwritable)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['doc_1']);
  expect((await read('doc_1')).toString()).toBe('whole');
});

test('what a killed save left goes once it is old enough, and no file does', async () => {
  const now = new Date();
  const old = after(now, -2 * HOUR);
  await files.removeDrafts(now);
  await files.save('doc_1', Buffer.from('kept'));
  await utimes(path.join(folder, 'doc_1'), old, old);
  for (const name of ['doc_2.part', 'doc_2.0b9c.part', 'doc_3.77ab.part'])
    await writeFile(path.join(folder, name), 'an identity document');
  for (const name of ['doc_2.part', 'doc_2.0b9c.part']) await utimes(path.join(folder, name), old, old);
  await files.removeDrafts(after(now, -HOUR));
  expect((await readdir(folder)).toSorted()).toEqual(['doc_1', 'doc_3.77ab.part']);
});

test('a key that is a path is refused', async () => {
  await expect(files.save('../doc_1', Buffer.from('x'))).rejects.toThrow(/file key/);
});
