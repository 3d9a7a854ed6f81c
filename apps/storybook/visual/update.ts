// `npm run stories:update -w @harbour/storybook [-- part of a story's id]`: builds Storybook and draws the baselines anew,
// of all stories or of those whose id contains the words given. Look at what `git diff` shows before you commit it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { orphans } from './baselines.ts';
import { currentFingerprint, drawsAlike, storedFingerprint } from './fingerprint.ts';
import { baselineFolder } from './folders.ts';
import { updateEnvironment } from './run.ts';

const [only] = process.argv.slice(2);

function run(command: string, given: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(command, given, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const stored = storedFingerprint();
if (only && stored && !drawsAlike(await currentFingerprint(), stored)) {
  process.stderr.write(
    `The baselines were drawn by Chromium ${stored.browser} with its fonts, which is not what is here. ` +
      'Draw all of them anew (no story given), or this one where they were drawn.\n',
  );
  process.exit(1);
}
run('npx', ['nx', 'run', '@harbour/storybook:build', '--output-style=static']);
if (!only) for (const name of orphans()) rmSync(path.join(baselineFolder, name));
const filter = only ? ['--grep', only.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)] : [];
run('npx', ['playwright', 'test', 'stories.visual.ts', '--reporter=dot', ...filter], updateEnvironment);
