import { examples } from '@harbour/contract/examples';
import { mockBody, type SuccessBody } from '@harbour/contract/mocks';
import { expect, test } from '@playwright/test';
import { openCheckout } from './built-apps.ts';

test.use({ viewport: { width: 320, height: 700 } });

const { fixed } = examples.openPaymentLink[200] as unknown as Record<'fixed', SuccessBody<'openPaymentLink'>>;
const { payable } = examples.openPayment[200] as unknown as Record<'payable', SuccessBody<'openPayment'>>;

const dear = { amount: 12_345_678_999, currency: 'NGN' };
const payment = { ...payable.data.payment, amount: dear, total: dear };
const link = { ...fixed.data.payment_link, amount: dear };

// In the typeface of the payer's system, which no picture of a story shows.
for (const { what, at, answer, name } of [
  {
    what: 'the button of a payment link',
    at: '/pay/house-blend',
    answer: mockBody('openPaymentLink', { ...fixed, data: { ...fixed.data, payment_link: link } }),
    name: /^Continue to pay ₦123,456,789\.99$/u,
  },
  {
    what: 'the button of the card form',
    at: '/pay/order-1/checkout',
    answer: mockBody('openPayment', { ...payable, data: { ...payable.data, payment } }),
    name: /^Pay ₦123,456,789\.99$/u,
  },
]) {
  test(`a large sum is shown in full on ${what}, at 320 px`, async ({ page }) => {
    await openCheckout(page, at, answer);
    const button = page.getByRole('button', { name });
    await expect(button).toBeVisible();
    const cut = await button.evaluate((element) =>
      [element, ...element.querySelectorAll('span')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
