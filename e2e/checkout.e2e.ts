import { expect, test, type Page } from '@playwright/test';
import { routes } from '@harbour/domain/routes';
import { cards, createPaymentLink, fillCard, openCardForm, pay, registerMerchant } from './support.ts';

/** A merchant's payment link over ₦2,500.00, and a payer who has never been here. */
async function payerAtCardForm(page: Page, payer: Page): Promise<void> {
  await registerMerchant(page, 'Adire & Sons');
  await openCardForm(payer, await createPaymentLink(page, 'Indigo adire', '2500'));
}

/** Looks at the merchant's list, which is read afresh here, for payments that succeeded. */
async function expectPaid(page: Page, times: number): Promise<void> {
  await page.goto(routes.dashboard.payments);
  // While it loads the table is called "Payments, loading".
  await expect(page.getByRole('table', { name: 'Payments', exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Succeeded' })).toHaveCount(times);
}

test('a declined card leaves the form open and another card pays the same reference', async ({
  page,
  browser,
}) => {
  const payer = await (await browser.newContext()).newPage();
  await payerAtCardForm(page, payer);
  await fillCard(payer, cards.insufficientFunds);
  await pay(payer);
  await expect(payer.getByRole('alert').first()).toBeVisible();
  await expect(payer.getByLabel('Card number')).toHaveValue('');
  await fillCard(payer, cards.success);
  await pay(payer);
  await expect(payer).toHaveURL(/\/pay\/success\?reference=/u);
});

test('four quick clicks and Enter on Pay charge once; Back after success shows no card form @phone', async ({
  page,
  browser,
}) => {
  const payer = await (await browser.newContext()).newPage();
  await payerAtCardForm(page, payer);
  await fillCard(payer, cards.success);
  const card = payer.url();
  await payer.getByRole('button', { name: /^Pay /u }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 4; click += 1) button.click();
    button.form?.requestSubmit();
  });
  await expect(payer).toHaveURL(/\/pay\/success\?reference=/u);
  await payer.goto(card);
  await expect(payer.getByLabel('Card number')).toBeHidden();
  await expectPaid(page, 1);
});

test('a payer without scripts pays with a challenged card at the top level', async ({ page, browser }) => {
  const payer = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await payerAtCardForm(page, payer);
  await fillCard(payer, cards.challenge);
  await pay(payer);
  const code = payer.getByRole('textbox', { name: 'One-time code' });
  // Every hand-over between our pages and the bank's is a button where no script can press it.
  await expect(async () => {
    if (!(await code.isVisible())) {
      await payer.getByRole('button').first().click();
    }
    await expect(code).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await code.fill('1234');
  await payer.getByRole('button', { name: 'Submit' }).click();
  await expect(async () => {
    if (!payer.url().includes(routes.checkout.success)) await payer.getByRole('button').first().click();
    await expect(payer).toHaveURL(/\/pay\/success\?reference=/u, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

test('a refused challenge is no payment, and the payer may try again', async ({ page, browser }) => {
  const payer = await (await browser.newContext()).newPage();
  await payerAtCardForm(page, payer);
  await fillCard(payer, cards.challenge);
  await pay(payer);
  const bank = payer.frameLocator('iframe:visible');
  await bank.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(payer.getByLabel('Card number')).toBeVisible();
  await expectPaid(page, 0);
  await fillCard(payer, cards.success);
  await pay(payer);
  await expect(payer).toHaveURL(/\/pay\/success\?reference=/u);
});

test('nobody reaches a success page by its address alone', async ({ page, browser }) => {
  const payer = await (await browser.newContext()).newPage();
  await payerAtCardForm(page, payer);
  const reference = new URL(payer.url()).pathname.split('/')[2] ?? '';
  await payer.goto(`${routes.checkout.success}?reference=${reference}`);
  await expect(payer).not.toHaveURL(/\/pay\/success/u);
});
