import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@harbour/domain/routes';
import { cards, createPaymentLink, fillCard, openCardForm, pay, registerMerchant } from './support.ts';

/** Serious and critical findings on the page as it is now; and nothing may be wider than the window. */
async function check(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  // What a frame shows is the bank's own document, with landmarks of its own.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} @phone`, () => {
    test.use({ colorScheme });

    test('every page that a visitor and a merchant meet passes axe and fits its window', async ({
      page,
      browser,
    }) => {
      for (const path of [
        '/',
        routes.dashboard.login,
        routes.dashboard.register,
        routes.dashboard.forgotPassword,
      ]) {
        await page.goto(path);
        await check(page);
      }
      await registerMerchant(page, 'Kestrel Coffee');
      await check(page);
      const link = await createPaymentLink(
        page,
        'A fairly long title of a payment link, to see how it wraps',
        '12000',
      );
      await check(page);
      for (const path of [
        routes.dashboard.payments,
        routes.dashboard.paymentLinks,
        routes.dashboard.newPaymentLink,
      ]) {
        await page.goto(path);
        await check(page);
      }
      const payer = await (
        await browser.newContext({ colorScheme, viewport: page.viewportSize() })
      ).newPage();
      await payer.goto(link);
      await check(payer);
      await openCardForm(payer, link);
      await check(payer);

      await fillCard(payer, cards.challenge);
      await pay(payer);
      const bank = payer.frameLocator('iframe:visible');
      await expect(bank.getByRole('textbox', { name: 'One-time code' })).toBeVisible();
      await check(payer);
      await bank.getByRole('textbox', { name: 'One-time code' }).fill('1234');
      await bank.getByRole('button', { name: 'Submit' }).click();
      await expect(payer).toHaveURL(/\/pay\/success\?reference=/u);
      await check(payer);

      await page.goto(routes.dashboard.payments);
      await page
        .getByRole('row')
        .filter({ hasText: 'ada.obi@example.com' })
        .getByRole('link')
        .first()
        .click();
      await check(page);
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page);
    });
  });
}
