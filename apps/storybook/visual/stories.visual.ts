// Every story in every view: its picture equals the baseline, axe finds nothing, it fits a phone, nothing is fetched
// from outside. A failure says what differs and where the pictures are.
import { test as base } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { axeFindings } from './axe.ts';
import {
  decode,
  drawDifference,
  encode,
  encodePng,
  strictDifference,
  visibleDifference,
  type Picture,
} from './compare.ts';
import { baselineFolder, baselineName, differenceFolder, storyIds } from './folders.ts';
import { Preview } from './preview.ts';
import { told } from './run.ts';
import { views, type View } from './views.ts';

/** One page serves all stories of a worker: a page for each would take most of the time. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      await use(await Preview.start(browser, told().origin));
    },
    { scope: 'worker' },
  ],
});

/** How many frames to wait before looking again whether a story has come to rest: two seconds in all in its own page. */
const patience = { own: [2, 4, 10, 30, 75], shared: [2, 4, 10] };

const updateCommand = (storyId: string) => `npm run stories:update -w @harbour/storybook -- ${storyId}`;

/** The picture after nothing has moved for a while. */
async function pictureAtRest(preview: Preview, view: View): Promise<Picture> {
  let last = await preview.capture(view, 4);
  let difference: string | undefined;
  for (let looks = 0; looks < 20; looks += 1) {
    const next = await preview.capture(view, 8);
    difference = strictDifference(next, last);
    if (difference === undefined) return next;
    last = next;
  }
  throw new Error(`It never comes to rest (${view.name}): ${difference}.`);
}

async function writeFile(folder: string, name: string, content: Buffer): Promise<void> {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The picture that a story must equal; undefined if none was drawn. */
async function baselineOf(name: string): Promise<Picture | undefined> {
  const file = path.join(baselineFolder, name);
  return existsSync(file) ? decode(readFileSync(file)) : undefined;
}

/** Undefined if the story looks in this view as its baseline does. */
async function pictureProblem(preview: Preview, storyId: string, view: View): Promise<string | undefined> {
  if (!view.picture || (await preview.parameter('visual', 'skip'))) return undefined;
  const { mode } = told();
  const name = baselineName(storyId, view.name);
  const expected = await baselineOf(name);
  if (mode === 'update') {
    const drawn = await pictureAtRest(preview, view);
    // One that still holds stays as it is: a change then shows only what has changed.
    if (!expected || strictDifference(drawn, expected))
      await writeFile(baselineFolder, name, await encode(drawn));
    return undefined;
  }
  if (!expected) return `${view.name}: no baseline. If it looks as it should: ${updateCommand(storyId)}`;
  const compare = mode === 'strict' ? strictDifference : visibleDifference;
  let actual: Picture = expected;
  let difference: string | undefined;
  for (const frames of preview.fresh ? patience.own : patience.shared) {
    actual = await preview.capture(view, frames);
    difference = compare(actual, expected);
    if (difference === undefined) return undefined;
  }
  const stem = name.replace(/\.webp$/u, '');
  await writeFile(differenceFolder, `${stem}.actual.png`, await encodePng(actual));
  await writeFile(differenceFolder, `${stem}.expected.png`, await encodePng(expected));
  await writeFile(differenceFolder, `${stem}.diff.png`, await encodePng(drawDifference(actual, expected)));
  return `${view.name}: ${difference}; see apps/storybook/test-results/visual/${stem}.diff.png. If it is meant: ${updateCommand(storyId)}`;
}

/** What is wrong with the story on show in one view. */
async function* problemsInView(preview: Preview, storyId: string, view: View): AsyncGenerator<string> {
  const picture = await pictureProblem(preview, storyId, view);
  if (picture) yield picture;
  if (told().mode === 'update') return;
  const over = await preview.overflow(view);
  if (over > 0) yield `${view.name}: ${over} px wider than the window`;
  const findings = view.axe ? await axeFindings(preview, view.axe) : [];
  for (const finding of findings) yield `${view.name}: axe ${finding}`;
}

/** What is wrong with a story, as it is found. */
async function* problemsOf(preview: Preview, storyId: string, reload: boolean): AsyncGenerator<string> {
  const broken = await preview.open(storyId, { reload });
  if (broken) return yield `it did not run: ${broken}`;
  for (const view of told().mode === 'update' ? views.filter(({ picture }) => picture) : views) {
    const failure = view === views[0] ? undefined : await preview.show(view);
    if (failure) return yield `${view.name}: ${failure}`;
    yield* problemsInView(preview, storyId, view);
  }
  for (const url of preview.outside) yield `it fetched ${url}`;
}

for (const storyId of storyIds()) {
  test(storyId, async ({ preview }, info) => {
    // Another story may have left something behind in the page, which is not this one's fault: if anything is wrong, a
    // page of its own decides. Baselines are always drawn in one.
    const attempt = problemsOf(preview, storyId, told().mode === 'update');
    const first = await attempt.next();
    if (first.done) return;
    info.annotations.push({ type: 'reloaded', description: first.value });
    let problems: string[] = [];
    // A change shows each time; what shows once was the machine's.
    for (let tries = 0; tries < 3; tries += 1) {
      problems = [];
      for await (const problem of problemsOf(preview, storyId, true)) problems.push(problem);
      if (problems.length === 0) return;
    }
    throw new Error(`${storyId}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  });
}
