import { expect, test, type Page } from '@playwright/test';
import { openStory } from './story.ts';

/** Where the page's heading and those of its cards stand, by their words. */
async function places(page: Page, id: string): Promise<Record<string, { x: number; y: number }>> {
  await openStory(page, id);
  return page.evaluate(() => {
    const found: Record<string, { x: number; y: number }> = {};
    for (const heading of document.querySelectorAll('#storybook-root main :is(h1, h2)')) {
      const { x, y } = heading.getBoundingClientRect();
      found[heading.localName === 'h1' ? 'page' : (heading.textContent ?? '')] = { x, y: y + window.scrollY };
    }
    return found;
  });
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a payment link takes the room that was kept for it', async ({ page }) => {
      const before = await places(page, 'dashboard-payment-links-detail--loading');
      const after = await places(page, 'dashboard-payment-links-detail--full');
      expect(Object.keys(before)).toEqual(['page', 'Share', 'Payments', 'QR code', 'Details']);
      // Below the payments of a phone nobody knows how many there will be.
      for (const part of width > 1000 ? Object.keys(before) : ['page', 'Share', 'Payments']) {
        expect(before[part], part).toEqual(after[part]);
      }
    });

    if (width < 1000) {
      test('what stands below the payments of a link comes after them', async ({ page }) => {
        const code = page.getByRole('heading', { name: 'QR code' });
        await openStory(page, 'dashboard-payment-links-detail--loading');
        await expect(code).toBeHidden();
        await openStory(page, 'dashboard-payment-links-detail--full');
        await expect(code).toBeVisible();
      });
    }

    test('a payment begins where it was said to', async ({ page }) => {
      const before = await places(page, 'dashboard-payments-detail--loading');
      const after = await places(page, 'dashboard-payments-detail--pending');
      expect(before['page']).toEqual(after['page']);
      expect(before['Breakdown']).toEqual(after['Breakdown']);
      if (width > 1000) expect(before['Customer']).toEqual(after['Customer']);
    });
  });
}
