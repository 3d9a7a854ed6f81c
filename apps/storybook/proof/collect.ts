// Counts what proves each component, from the sources: nothing on the coverage page is written by hand.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { baselineFolder, baselineName } from '../visual/folders.ts';
import { pictureViews, views } from '../visual/views.ts';
import type { Coverage, CoverageRow } from './coverage.ts';
import { readStories } from './read-stories.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const components = path.join(root, 'libs/design-system/src');
const apps = path.join(root, 'apps');

/** Light at 1280 is checked where stories run as tests, the other views where pictures are taken. */
const axeViews = 1 + views.filter(({ axe }) => axe !== undefined).length;

const read = (file: string) => readFileSync(file, 'utf8');

interface Counted {
  title: string;
  stories: number;
  plays: number;
  baselines: number;
}

function count(file: string): Counted {
  const { title, stories } = readStories(file);
  const pictures = stories.flatMap(({ id }) => pictureViews.map((view) => baselineName(id, view)));
  return {
    title,
    stories: stories.length,
    plays: stories.filter(({ plays }) => plays).length,
    baselines: pictures.filter((name) => existsSync(path.join(baselineFolder, name))).length,
  };
}

/** Tests as written; one that runs over a table of cases counts once. */
function testsIn(folder: string, pattern: string): number {
  return globSync(pattern, { cwd: folder })
    .map((file) => read(path.join(folder, file)).match(/^\s*(?:it|test)(?:\.each)?[(`]/gmu)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

function rowOf(name: string, files: readonly Counted[], unitTests: number): CoverageRow {
  const total = (key: 'stories' | 'plays' | 'baselines') => files.reduce((sum, file) => sum + file[key], 0);
  const stories = total('stories');
  return {
    name,
    group: files[0]?.title.split('/')[0] ?? '',
    docs: files[0] && `${files[0].title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}--docs`,
    stories,
    plays: total('plays'),
    unitTests,
    baselines: total('baselines'),
    expectedBaselines: stories * pictureViews.length,
    axe: stories * axeViews,
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
      return rowOf(name, files, testsIn(folder, '**/*.test.{ts,tsx}'));
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
        testsIn(apps, own),
      );
    })
    .toSorted((one, other) => `${one.group}${one.name}`.localeCompare(`${other.group}${other.name}`));
}

/** What proves the components and the apps' screens, as the sources stand now. */
export function collectCoverage(): Coverage {
  return { components: componentRows(), screens: screenRows(), pictureViews, axeViews };
}
