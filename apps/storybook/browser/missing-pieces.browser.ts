import { buildPath, routes } from '@harbour/domain/routes';
import { expect, test, type Page } from '@playwright/test';
import { openDashboard } from './built-apps.ts';

const payment = buildPath(routes.dashboard.payment, { id: 'txn_1' });
const refundButton = (page: Page) => page.getByRole('button', { name: 'Refund' });
const refundDialog = (page: Page) => page.getByRole('dialog', { name: 'Refund payment' });

/** Loses the first answers to the requests for a piece of the app; answers how many were lost. */
async function lose(page: Page, piece: string, most: number): Promise<() => number> {
  let lost = 0;
  await page.route(piece, async (route) => {
    if (lost >= most) return route.fallback();
    lost += 1;
    return route.abort('connectionfailed');
  });
  return () => lost;
}

async function loadsOf(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a dialog that did not arrive while the pointer came near is there when it is pressed for', async ({
  page,
}) => {
  await openDashboard(page, payment);
  const lost = await lose(page, '**/RefundDialog-*.js', 1);
  const loads = await loadsOf(page);
  await refundButton(page).hover();
  await expect.poll(lost).toBe(1);
  await refundButton(page).click();
  await expect(refundDialog(page)).toBeVisible();
  expect(loads()).toBe(0);
});

test('a menu whose style sheet did not arrive has it when it opens', async ({ page }) => {
  await openDashboard(page, payment);
  const lost = await lose(page, '**/MenuPanel-*.css', 1);
  const account = page.getByRole('button', { name: /O'Brien-Nwachukwu/u });
  await account.hover();
  await expect.poll(lost).toBe(1);
  await account.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe('0px');
});

test('one that does not arrive reloads the page once, then says so and offers to try again', async ({
  page,
}) => {
  await openDashboard(page, payment);
  await lose(page, '**/RefundDialog-*.js', Number.POSITIVE_INFINITY);
  const loads = await loadsOf(page);
  await refundButton(page).click();
  await expect.poll(loads).toBe(1);
  await refundButton(page).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(loads()).toBe(1);

  await page.unroute('**/RefundDialog-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await refundButton(page).click();
  await expect(refundDialog(page)).toBeVisible();
});
