import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Guide } from './guide.ts';

const source = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const guides = import.meta.glob<{ guide: Guide }>('../*/*.guide.ts', { eager: true });

/** Components that a designer can choose: those with stories. */
const components = [
  ...new Set(globSync('*/*.stories.tsx', { cwd: source }).map((file) => path.dirname(file))),
].toSorted();

const exists = (name: string) => existsSync(path.join(source, name, `${name}.tsx`));
/** Written like a component's name: two capitals in one word. */
const named = (text: string) => text.match(/\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/g) ?? [];

describe.each(components)('%s', (component) => {
  const guide = guides[`../${component}/${component}.guide.ts`]?.guide;

  test('has a guide that is complete', () => {
    expect(guide, `${component}/${component}.guide.ts`).toBeDefined();
    expect(guide?.what).toMatch(/^.{10,}\.$/);
    for (const part of [guide?.use, guide?.avoid, guide?.anatomy, guide?.accessibility])
      expect(part?.length).toBeGreaterThan(0);
  });

  test('has stories that show it', () => {
    const stories = globSync(`${component}/*.stories.tsx`, { cwd: source });
    const texts = stories.map((file) => readFileSync(path.join(source, file), 'utf8'));
    expect(texts.some((text) => /parameters:[^;]*\bguide\b/.test(text))).toBe(true);
  });

  test('refers to components that exist', () => {
    const missing = (guide?.avoid ?? [])
      .flatMap(({ instead }) => [...named(instead), ...(instead.match(/^[A-Z][a-z]+$/) ?? [])])
      .filter((name) => !exists(name));
    expect(missing).toEqual([]);
  });
});
