import { expect, test, type Locator, type Page } from '@playwright/test';
import { layBeneath, openStory } from './story.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Taps where a finger would, and then a free place: by then whatever the first tap set off has arrived. */
async function tapOnce(page: Page, target: Locator): Promise<void> {
  await target.tap();
  await page.evaluate(() => {
    window.addEventListener('click', () => (document.title = 'The second tap arrived'), { once: true });
  });
  await page.touchscreen.tap(380, 800);
  await expect(page).toHaveTitle('The second tap arrived');
}

const comboList = async (page: Page) => {
  await page.getByRole('button', { name: /suggestions/iu }).tap();
  await expect(page.getByRole('listbox')).toBeVisible();
};

test('an option that is tapped in a Combobox reaches nothing beneath its list', async ({ page }) => {
  await openStory(page, 'fields-combobox--empty');
  await comboList(page);
  const option = page.getByRole('option', { name: /Chidi Okafor/u });
  const reached = await layBeneath(page, option, '#storybook-root');
  await tapOnce(page, option);
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Chidi Okafor');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await reached()).toBe(0);
});

test('in a dialog a tapped option of a Combobox closes its list alone', async ({ page }) => {
  await openStory(page, 'fields-combobox--in-dialog');
  await comboList(page);
  const option = page.getByRole('option', { name: /Chidi Okafor/u });
  const reached = await layBeneath(page, option, '[role="dialog"]');
  await option.tap();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Chidi Okafor');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByRole('heading', { name: 'New link' }).tap();
  await expect(page.getByRole('dialog', { name: 'New link' })).toBeVisible();
  expect(await reached()).toBe(0);
});

test('an entry that is tapped in a Menu reaches nothing beneath it', async ({ page }) => {
  await openStory(page, 'actions-menu--open');
  const entry = page.getByRole('menuitem').first();
  const reached = await layBeneath(page, entry, '#storybook-root');
  await tapOnce(page, entry);
  await expect(page.getByRole('menu')).toBeHidden();
  expect(await reached()).toBe(0);
});

test('a Select opens the list of the device, which covers nothing of the page', async ({ page }) => {
  await openStory(page, 'fields-select--in-dialog');
  const select = page.getByLabel('Payout day');
  expect(await select.evaluate((element) => element.tagName)).toBe('SELECT');
  await select.tap();
  await select.selectOption('Tuesday');
  await expect(select).toHaveValue('Tuesday');
  await expect(page.getByRole('dialog', { name: 'Payout settings' })).toBeVisible();
});

test('a toast is closed by a finger, with a mark that is in sight', async ({ page }) => {
  await openStory(page, 'feedback-toast--newest-on-top');
  const toasts = page.getByRole('listitem');
  await expect(toasts).toHaveCount(4);
  const close = toasts.first().getByRole('button', { name: /Close|Dismiss/u });
  await expect(close).toBeVisible();
  expect(await close.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await close.tap();
  await expect(toasts).toHaveCount(3);
  await expect(page.getByText('Live mode needs a verified business')).toBeHidden();
});

test('beside the mode there is room for the whole name of a business, in two lines', async ({ page }) => {
  await openStory(page, 'layouts-dashboardlayout--name-of-two-lines');
  await expect(page.getByRole('group', { name: 'Mode' })).toBeVisible();
  const words = page.getByRole('banner').getByText('Greater Lagos Letterpress Printers');
  const hidden = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ];
  expect(await words.evaluate(hidden)).toEqual([0, 0]);
});
