import { existsSync } from 'node:fs';
import type { BrowserContextOptions, LaunchOptions } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env.HARBOUR_CHROMIUM ?? (existsSync(systemChromium) ? systemChromium : undefined);

/** Draws alike on every machine, as far as a browser can be told to, and reaches nothing outside it. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-lcd-text',
    '--disable-background-networking',
    '--disable-component-update',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
};

export const contextOptions: BrowserContextOptions = {
  colorScheme: 'light',
  deviceScaleFactor: 1,
  locale: 'en-GB',
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
  viewport: { width: 1280, height: 800 },
};
