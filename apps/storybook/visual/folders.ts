import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The built Storybook, which the pictures are taken of. */
export const builtStorybook = path.join(here, '../storybook-static');
/** The pictures that every story must equal: `<component>/<story>.<view>.webp`. Committed. */
export const baselineFolder = path.join(here, 'baselines');
/** What differed in the last run: actual picture, baseline and their difference. Not committed. */
export const differenceFolder = path.join(here, '../test-results/visual');

/** Ids of the built Storybook's stories (not its pages of documentation), as `fields-textfield--default`. */
export function storyIds(): string[] {
  let index: string;
  try {
    index = readFileSync(path.join(builtStorybook, 'index.json'), 'utf8');
  } catch {
    throw new Error(
      'Storybook is not built: run `npx nx run @harbour/storybook:stories`, which builds it first.',
    );
  }
  const { entries } = JSON.parse(index) as { entries: Record<string, { id: string; type: string }> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/** Where a story's picture in a view is kept, from `baselineFolder`. */
export function baselineName(storyId: string, view: string): string {
  const [component = storyId, story = 'story'] = storyId.split('--');
  return `${component}/${story}.${view}.webp`;
}
