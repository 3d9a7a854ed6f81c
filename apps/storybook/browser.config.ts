import { defineConfig } from '@playwright/test';
import { contextOptions, launchOptions } from './visual/browser.ts';

/** What no simulated event shows: fingers, wheels, real links, the order of style sheets. Over the built Storybook. */
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.browser.ts',
  outputDir: 'test-results/browser',
  globalSetup: './browser/set-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: { ...contextOptions, launchOptions, actionTimeout: 45_000 },
});
