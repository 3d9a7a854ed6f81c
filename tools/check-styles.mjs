// The house's rules for styles over every style sheet and every inline style. Exits with 1 where one is broken.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { classOrderProblems, composedProblems } from './class-order.mjs';
import { styleProblems } from './style-rules.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A corner of the screen stays where it is whatever the direction of writing: the toasts' places are named by side. */
const bySide = new Set(['libs/design-system/src/Toast/Toast.css.ts']);

const screens = ['apps/dashboard', 'apps/checkout', 'apps/site'];
const files = globSync(
  [
    'libs/design-system/src/**/*.css.ts',
    ...screens.flatMap((app) => [`${app}/src/**/*.css.ts`, `${app}/src/**/*.tsx`]),
  ],
  { cwd: root },
);

let broken = 0;
for (const file of files.toSorted()) {
  if (bySide.has(file)) continue;
  const source = readFileSync(path.join(root, file), 'utf8');
  for (const { line, message } of styleProblems(source, { file, app: file.startsWith('apps/') })) {
    console.error(`${file}:${line} ${message}`);
    broken += 1;
  }
}

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const parts = globSync(
  ['libs/design-system/src/**/*.{tsx,css.ts}', ...screens.map((app) => `${app}/src/**/*.{tsx,css.ts}`)],
  {
    cwd: root,
  },
);
let mixed = 0;
for (const file of parts.toSorted()) {
  const find = file.endsWith('.css.ts') ? composedProblems : classOrderProblems;
  for (const { line, message } of find(file, read(file), read)) {
    console.error(`${file}:${line} ${message}`);
    mixed += 1;
  }
}
if (mixed > 0) process.exitCode = 1;
if (broken > 0) {
  console.error(
    `\n${broken} values that the theme should give, or sides that turn with the direction of writing.`,
  );
  process.exitCode = 1;
}
