import { mkdirSync, rmSync } from 'node:fs';
import { tolerance } from './compare.ts';
import { currentFingerprint, drawsAlike, storedFingerprint, storeFingerprint } from './fingerprint.ts';
import { baselineFolder, builtStorybook, differenceFolder } from './folders.ts';
import { isUpdate, tellWorkers, type Mode } from './run.ts';
import { serve } from './serve.ts';

/** Before all stories: serves the built Storybook and decides how strictly pictures can be compared here. */
export default async function setUp(): Promise<() => void> {
  rmSync(differenceFolder, { recursive: true, force: true });
  mkdirSync(baselineFolder, { recursive: true });
  const current = await currentFingerprint();
  const stored = storedFingerprint();
  const alike = drawsAlike(current, stored);
  let mode: Mode = alike ? 'strict' : 'visible';
  if (isUpdate) {
    mode = 'update';
    storeFingerprint(current);
  } else if (stored && !alike) {
    const what =
      current.browser === stored.browser ? 'fonts' : `Chromium ${current.browser}, not ${stored.browser}`;
    process.stdout.write(
      `Other ${what} than the baselines' here: pictures are compared as an eye would, ${100 * tolerance.cells} % of each may look different.\n`,
    );
  }
  const { origin, close } = await serve(builtStorybook);
  tellWorkers({ mode, origin });
  return close;
}
