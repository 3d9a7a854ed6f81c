// The house's rules for styles over every style sheet and every inline style. Exits with 1 where one is broken.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { classOrderProblems, composedProblems } from './class-order.mjs';
import { sheetProblems, styleProblems } from './style-rules.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * What stays where it is whatever the direction of writing: a corner of the screen, by which the toasts' places are named,
 * and a point of a chart, in which time runs from left to right.
 */
const bySide = new Set([
  'libs/design-system/src/Toast/Toast.css.ts',
  ...globSync(
    'libs/design-system/src/{chart/*,AreaChart/AreaChart,BarChart/BarChart,Sparkline/Sparkline}.tsx',
    { cwd: root },
  ),
]);

const screens = ['apps/dashboard', 'apps/checkout', 'apps/site'];
const files = globSync(
  [
    'libs/design-system/src/**/*.{css.ts,tsx}',
    ...screens.map((app) => `${app}/src/**/*.{css.ts,tsx}`),
    'apps/storybook/{.storybook,docs,proof}/**/*.{css.ts,tsx,css}',
  ],
  { cwd: root },
);

let broken = 0;
for (const file of files.toSorted()) {
  if (bySide.has(file)) continue;
  const source = readFileSync(path.join(root, file), 'utf8');
  const problems = file.endsWith('.css')
    ? sheetProblems(source)
    : styleProblems(source, { file, app: file.startsWith('apps/') });
  for (const { line, message } of problems) {
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
