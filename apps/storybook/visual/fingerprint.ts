// Which browser and which fonts drew the baselines: only those can be expected to draw them again to the last bit.
import { chromium, type Browser } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contextOptions, launchOptions } from './browser.ts';
import { decode } from './compare.ts';
import { baselineFolder } from './folders.ts';

/** The browser's version, and a hash of a page in all kinds of type, edge, shadow and gradient as it draws it. */
export interface Fingerprint {
  browser: string;
  drawing: string;
}

const sampler = `<!doctype html><body style="margin:0;padding:16px;font-size:16px">
${['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-monospace'].map((family) => `<p style="font-family:${family}">₦12,500.00 Ọládélé Adéyẹmí العربية 日本語 → ✓ 🙂</p>`).join('')}
<div style="inline-size:300px;block-size:80px;border-radius:12px;transform:rotate(3deg);background:linear-gradient(80deg,#0b3d5c,#f4efe6);box-shadow:0 6px 24px rgb(0 0 0/.3);filter:blur(.4px)"></div>
<svg width="200" height="60"><path d="M4 50C40 4 90 4 196 33" fill="none" stroke="teal" stroke-width="1.5"/></svg></body>`;

async function fingerprintOf(browser: Browser): Promise<Fingerprint> {
  const page = await browser.newPage(contextOptions);
  await page.setContent(sampler);
  const { data } = await decode(await page.screenshot());
  await page.close();
  return {
    browser: browser.version(),
    drawing: createHash('sha256').update(data).digest('hex').slice(0, 16),
  };
}

/** The fingerprint of the browser that this machine has. */
export async function currentFingerprint(): Promise<Fingerprint> {
  const browser = await chromium.launch(launchOptions);
  try {
    return await fingerprintOf(browser);
  } finally {
    await browser.close();
  }
}

const file = path.join(baselineFolder, 'fingerprint.json');

/** The fingerprint of what drew the baselines; undefined if there are none. */
export function storedFingerprint(): Fingerprint | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Fingerprint;
  } catch {
    return undefined;
  }
}

export function storeFingerprint(fingerprint: Fingerprint): void {
  writeFileSync(file, `${JSON.stringify(fingerprint, null, 2)}\n`);
}

/** Whether both draw alike to the last bit. */
export function drawsAlike(one: Fingerprint, other: Fingerprint | undefined): boolean {
  return one.browser === other?.browser && one.drawing === other.drawing;
}
