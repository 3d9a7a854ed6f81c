import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../messages.ts';

/** One finished operation. `fingerprint` tells a repeated request from another one under the same reference. */
export type JournalEntry = { fingerprint: string; operation: Operation };

/** Append-only list of operations; without a folder nothing is kept. */
export type OperationJournal = {
  /** Everything recorded so far, oldest first. */
  entries: readonly JournalEntry[];
  /** Records an operation before it is answered. */
  append(entry: JournalEntry): void;
};

/**
 * Opens the journal of a folder: one JSON object a line, never a card number or CVC. A last line without its line
 * break was torn by a crash before its operation was answered, so it is cut off.
 */
export function openOperationJournal(dataDir: string | undefined): OperationJournal {
  if (dataDir === undefined) return { entries: [], append: () => undefined };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'acquirer-operations.ndjson');
  return {
    entries: existsSync(file) ? readEntries(file) : [],
    append: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 }),
  };
}

function readEntries(file: string): JournalEntry[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(file, end);
  return bytes
    .subarray(0, end)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalEntry);
}
