import { defineConfig } from '@playwright/test';
import { contextOptions, launchOptions } from './visual/browser.ts';

/** Every story plays in a real browser, looks as its pictures do and satisfies axe, in every view. Over the built Storybook. */
export default defineConfig({
  testDir: 'visual',
  testMatch: '*.visual.ts',
  outputDir: 'test-results/playwright',
  globalSetup: './visual/set-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['dot'], ['json', { outputFile: 'reports/stories.json' }]],
  use: { ...contextOptions, launchOptions },
});
