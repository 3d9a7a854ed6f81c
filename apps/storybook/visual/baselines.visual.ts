// The set of baselines: each belongs to a story, and none is missing its fingerprint.
import { expect, test } from '@playwright/test';
import { orphans } from './baselines.ts';
import { storedFingerprint } from './fingerprint.ts';

test('every baseline belongs to a story and a view', () => {
  expect(orphans(), 'remove them with `npm run stories:update -w @harbour/storybook`').toEqual([]);
});

test('the browser that drew the baselines is known', () => {
  expect(storedFingerprint()).toMatchObject({ browser: /^\d+\./u, drawing: /^[0-9a-f]{16}$/u });
});
