import { defineConfig } from '@playwright/test';
import { contextOptions, launchOptions } from './visual/browser.ts';

/** Pictures and accessibility of every story in every view, over the built Storybook. */
export default defineConfig({
  testDir: 'visual',
  testMatch: '*.visual.ts',
  outputDir: 'test-results/playwright',
  globalSetup: './visual/set-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: 'reports/visual.json' }]],
  use: { ...contextOptions, launchOptions },
});
