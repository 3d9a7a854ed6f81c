import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { dataFolder, origin, port } from './product.ts';

const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env['HARBOUR_CHROMIUM'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/** Journeys against the built product as `npm start` runs it, on ports and in a data folder of their own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: { baseURL: origin, actionTimeout: 30_000, launchOptions },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone/u,
    },
  ],
  webServer: {
    command: 'node ../apps/all-in-one/src/main.ts',
    url: origin,
    env: {
      PORT: String(port),
      CARD_NETWORK_PORT: String(port + 1),
      HARBOUR_DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'pipe',
  },
});
