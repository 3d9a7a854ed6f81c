import { expect, test } from '@playwright/test';
import { routes } from '@harbour/domain/routes';
import { cards, createPaymentLink, fillCard, openCardForm, pay, registerMerchant } from './support.ts';

test('a stranger registers, is paid with a challenged card and refunds a part @phone', async ({
  page,
  browser,
}) => {
  await registerMerchant(page, 'Lantern Books');
  const link = await createPaymentLink(page, 'Two copies of “Tides & Tables”', '18,500.00');

  const payer = await (await browser.newContext()).newPage();
  await openCardForm(payer, link);
  await fillCard(payer, cards.challenge);
  await pay(payer);
  const bank = payer.frameLocator('iframe:visible');
  await bank.getByRole('textbox', { name: 'One-time code' }).fill('1234');
  await bank.getByRole('button', { name: 'Submit' }).click();
  await expect(payer).toHaveURL(/\/pay\/success\?reference=/u);
  await expect(payer.getByText('₦18,500.00').first()).toBeVisible();

  await page.goto(routes.dashboard.payments);
  await page.getByRole('row').filter({ hasText: 'ada.obi@example.com' }).getByRole('link').first().click();
  await expect(page.getByText('Succeeded').first()).toBeVisible();

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Part of it').click();
  await dialog.getByLabel('Amount', { exact: true }).fill('500.50');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^Refund ₦500\.50/u }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Partially refunded').first()).toBeVisible();
  await expect(page.getByText('₦500.50').first()).toBeVisible();

  await page.goto(routes.dashboard.home);
  await expect(page.getByText('₦18,500.00').first()).toBeVisible();
});
