import { expect, test, type Page } from '@playwright/test';
import { cards, createPaymentLink, openCardForm, pay, registerMerchant } from './support.ts';

/** A payer's browser at the card form of a fresh payment link. */
async function payerAtCardForm(page: Page, payer: Page): Promise<void> {
  await registerMerchant(page, 'Adire & Sons');
  await openCardForm(payer, await createPaymentLink(page, 'Indigo adire', '2500'));
}

test('a keyboard that composes and tells no keys enters every digit, and its delete takes the last one alone', async ({
  page,
  browser,
}) => {
  const payer = await (await browser.newContext()).newPage();
  await payerAtCardForm(page, payer);
  const number = payer.getByLabel('Card number');
  await number.click();
  const keyboard = await payer.context().newCDPSession(payer);
  // As Android's keyboards do: the key is "229" for all of them, and the text grows within a composition.
  const unknown = { windowsVirtualKeyCode: 229, key: 'Unidentified' };
  const digits = '3530111333300000';
  for (let length = 1; length <= digits.length; length += 1) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...unknown });
    await keyboard.send('Input.imeSetComposition', {
      text: digits.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...unknown });
    await expect(number).toHaveValue(digits.slice(0, length));
  }
  await keyboard.send('Input.insertText', { text: digits });
  await expect(number).toHaveValue('3530 1113 3330 0000');

  await keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    ...unknown,
    commands: ['deleteBackward'],
  });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...unknown });
  await expect(number).toHaveValue('3530 1113 3330 000');
});

test('what a browser fills in without a word is what Pay sends', async ({ page, browser }) => {
  const payer = await (await browser.newContext()).newPage();
  await payerAtCardForm(page, payer);
  const values = { 'Card number': cards.success, 'Expiry date': '12/34', 'Security code': '123' };
  for (const [label, value] of Object.entries(values)) {
    await payer.getByLabel(label).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  }
  await pay(payer);
  await expect(payer).toHaveURL(/\/pay\/success\?reference=/u);
});
