import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** Append-only list of what was decided; without a folder nothing is kept. */
export type Journal<Entry> = {
  /** Everything recorded so far, oldest first. */
  entries: readonly Entry[];
  /** Records a decision before it is answered. */
  append(entry: Entry): void;
};

/**
 * Opens a journal of a folder, by its file's name: one JSON object a line, never a card number or CVC. A last line
 * without its line break was torn by a crash before its decision was answered, so it is cut off.
 */
export function openJournal<Entry>(dataDir: string | undefined, fileName: string): Journal<Entry> {
  if (dataDir === undefined) return { entries: [], append: () => undefined };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, fileName);
  return {
    entries: existsSync(file) ? readEntries<Entry>(file) : [],
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

function readEntries<Entry>(file: string): Entry[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(file, end);
  return bytes
    .subarray(0, end)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
}
