import { expect, test } from 'vitest';
import { RecentLines } from './recent-lines.ts';

test('the line that names the reason is told, not the last one', () => {
  const lines = new RecentLines();
  lines.add('2026-03-02 LOG:  starting\n2026-03-02 FATAL:  lock file "postmaster.pid" already exists\n');
  lines.add('2026-03-02 HINT:  Is another one running?\n');
  expect(lines.describe('The database could not start')).toBe(
    'The database could not start: lock file "postmaster.pid" already exists',
  );
});

test.each(['No space left on device', 'wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.'])(
  'a full disk is told even when much was said after it: %s',
  (text) => {
    const lines = new RecentLines();
    lines.add(`FATAL:  could not extend file: ${text}\n`);
    for (let count = 0; count < 100; count += 1) lines.add('PANIC:  cannot go on\n');
    expect(lines.describe('The database ended unexpectedly')).toBe(
      'The disk is full. The database ended unexpectedly.',
    );
  },
);

test('a server that said nothing is told so', () => {
  expect(new RecentLines().describe('The database could not start')).toBe(
    'The database could not start: it said nothing',
  );
});
