import { globSync } from 'node:fs';
import { baselineFolder, baselineName, storyIds } from './folders.ts';
import { pictureViews } from './views.ts';

/** Baselines whose story is gone. */
export function orphans(): string[] {
  const known = new Set(storyIds().flatMap((id) => pictureViews.map((view) => baselineName(id, view))));
  return globSync('**/*.webp', { cwd: baselineFolder }).filter(
    (name) => !known.has(name.replaceAll('\\', '/')),
  );
}
