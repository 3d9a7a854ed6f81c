import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Where Playwright cannot download its own browser, the system's serves.
const candidates = [process.env.HARBOUR_CHROMIUM, '/usr/bin/chromium'];
const executablePath = candidates.find((path) => path && existsSync(path));

export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    // One for each core of a small machine; by default one core would be left idle.
    maxWorkers: 2,
    setupFiles: ['./stay-on-page.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
