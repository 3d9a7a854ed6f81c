import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
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
    append: (entry) => appendLine(file, `${JSON.stringify(entry)}\n`),
  };
}

function appendLine(file: string, line: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  try {
    appendFileSync(file, line, { mode: 0o600 });
  } catch (error) {
    // A full disk may have taken half of the line; the next one must not be glued to it.
    if (existsSync(file)) truncateSync(file, size);
    throw error;
  }
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
