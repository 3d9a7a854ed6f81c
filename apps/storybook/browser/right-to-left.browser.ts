import { expect, test } from '@playwright/test';
import { openStory, seen } from './story.ts';

const rtl = { direction: 'rtl' } as const;

test('amounts keep their sign before them and their figures in order', async ({ page }) => {
  await openStory(page, 'data-money--right-to-left', rtl);
  const amounts = page.locator('#storybook-root [dir="rtl"] > * > *');
  await expect(amounts).toHaveCount(3);
  for (const [at, amount] of ['−₦1,234.50', '−₦1,234.50', '+$1,234.50'].entries()) {
    expect((await seen(amounts.nth(at))).slice(0, amount.length)).toBe(amount);
  }
});

test('a payment’s card, reference and phone number are read from left to right', async ({ page }) => {
  await openStory(page, 'dashboard-payments-detail--full', rtl);
  await expect(page.locator('#storybook-root h1')).toBeVisible();
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector('#storybook-root h1') ?? document.body).direction,
    ),
  ).toBe('rtl');
  for (const text of [/^•••• \d{4}$/u, /^Kq7fW2mX9vB4nT1z$/u, /^\+\d[\d ]+$/u]) {
    const words = page.getByText(text).filter({ visible: true }).first();
    expect(await seen(words)).toBe((await words.textContent())?.trim());
  }
});

test('an amount is typed and read from left to right', async ({ page }) => {
  await openStory(page, 'fields-moneyfield--filled', rtl);
  const input = page.getByLabel('Amount', { exact: true });
  expect(await input.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});
