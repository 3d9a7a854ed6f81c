import { expect, test } from '@playwright/test';
import { openStory } from './story.ts';

// A window of 1440 by 900 px at 400 %.
test.use({ viewport: { width: 360, height: 225 } });

test('the dashboard leaves the whole window to what is read', async ({ page }) => {
  await openStory(page, 'layouts-dashboardlayout--full');
  const edges = () =>
    page.evaluate(() => {
      const rect = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      return { header: rect('header')?.bottom, bar: rect('nav[aria-label="Main, on a phone"]')?.top };
    });
  const atTop = await edges();
  expect(atTop.header).toBeGreaterThan(0);
  expect(atTop.bar).toBeGreaterThan(225);

  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  const below = await edges();
  expect(below.header).toBeLessThan(0);
  expect(below.bar).toBeGreaterThan(225);
});

test('the answer that has the focus is in sight', async ({ page }) => {
  await openStory(page, 'feedback-alertdialog--open');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await expect(cancel).toBeInViewport({ ratio: 1 });
});
