// Counts what proves each component, from the sources: nothing on the coverage page is written by hand.
import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Coverage, CoverageRow } from './coverage.ts';
import { readStories } from './read-stories.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const components = path.join(root, 'libs/design-system/src');
const apps = path.join(root, 'apps');

interface Counted {
  title: string;
  stories: number;
  plays: number;
}

function count(file: string): Counted {
  const { title, stories } = readStories(file);
  return {
    title,
    stories: stories.length,
    plays: stories.filter(({ plays }) => plays).length,
  };
}

function rowOf(name: string, files: readonly Counted[], testFiles: number): CoverageRow {
  const total = (key: 'stories' | 'plays') => files.reduce((sum, file) => sum + file[key], 0);
  return {
    name,
    group: files[0]?.title.split('/')[0] ?? '',
    docs: files[0] && `${files[0].title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}--docs`,
    stories: total('stories'),
    plays: total('plays'),
    testFiles,
  };
}

/** Every folder of a component, whether it has stories or not. */
function componentRows(): CoverageRow[] {
  return globSync('[A-Z]*/', { cwd: components })
    .map((folder) => path.basename(folder))
    .toSorted()
    .map((name) => {
      const folder = path.join(components, name);
      const files = globSync('**/*.stories.tsx', { cwd: folder }).map((file) =>
        count(path.join(folder, file)),
      );
      return rowOf(name, files, globSync('**/*.test.{ts,tsx}', { cwd: folder }).length);
    });
}

/** Every file of stories in the apps, by what it calls itself. */
function screenRows(): CoverageRow[] {
  return globSync('{dashboard,checkout,site}/{src,app}/**/*.stories.tsx', { cwd: apps })
    .map((file) => {
      const stories = count(path.join(apps, file));
      const own = file.replace(/\.stories\.tsx$/u, '.test.{ts,tsx}');
      return rowOf(
        stories.title.split('/').slice(1).join(' / ') || stories.title,
        [stories],
        globSync(own, { cwd: apps }).length,
      );
    })
    .toSorted((one, other) => `${one.group}${one.name}`.localeCompare(`${other.group}${other.name}`));
}

/** What proves the components and the apps' screens, as the sources stand now. */
export function collectCoverage(): Coverage {
  return { components: componentRows(), screens: screenRows() };
}
