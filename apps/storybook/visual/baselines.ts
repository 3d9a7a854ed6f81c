import { globSync } from 'node:fs';
import { baselineFolder, baselineName, storyIds } from './folders.ts';
import { pictureViews } from './views.ts';

/** Baselines that no story has any more. */
export function orphans(): string[] {
  const known = new Set(storyIds().flatMap((id) => pictureViews.map((view) => baselineName(id, view))));
  return globSync('**/*.webp', { cwd: baselineFolder }).filter(
    (name) => !known.has(name.replaceAll('\\', '/')),
  );
}
