import { expect, test, type Locator } from '@playwright/test';
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
  for (const text of [/^•••• ending in \d{4}$/u, /^Kq7fW2mX9vB4nT1z$/u, /^\+\d[\d ]+$/u]) {
    const words = page.getByText(text).filter({ visible: true }).first();
    expect(await seen(words)).toBe((await words.textContent())?.replace('ending in ', '').trim());
  }
});

test('an amount is typed and read from left to right', async ({ page }) => {
  await openStory(page, 'fields-moneyfield--filled', rtl);
  const input = page.getByLabel('Amount', { exact: true });
  expect(await input.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

for (const story of ['fields-datepicker--filled', 'fields-datepicker--impossible-day']) {
  test(`a day is read from left to right: ${story}`, async ({ page }) => {
    await openStory(page, story, rtl);
    const input = page.locator('#storybook-root').getByRole('textbox').first();
    await expect(input).not.toHaveValue('');
    const looks = (element: Element) => {
      const { direction, textAlign } = getComputedStyle(element);
      return { direction, textAlign };
    };
    expect(await input.evaluate(looks)).toEqual({ direction: 'ltr', textAlign: 'right' });
  });
}

test('the boxes of a code begin where their label does', async ({ page }) => {
  await openStory(page, 'fields-otpfield--typed', rtl);
  const end = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right);
  const root = page.locator('#storybook-root');
  expect(await end(root.getByRole('textbox').last())).toBe(await end(root.locator('label')));
});

for (const { where, story, words } of [
  {
    where: 'the palette could not look',
    story: 'navigation-commandpalette--failed',
    words: /^Could not look for payments/u,
  },
  {
    where: 'the options of a Combobox could not be loaded',
    story: 'fields-combobox--failed',
    words: /^The customers could not be loaded\.$/u,
  },
  {
    where: 'a form sums up what is wrong',
    story: 'fields-form--server-error-and-fields',
    words: /^Title: Give the link a title\.$/u,
  },
]) {
  test(`where ${where} the sentence ends with its own full stop`, async ({ page }) => {
    await openStory(page, story, rtl);
    const sentence = page.getByText(words).filter({ visible: true }).first();
    expect((await seen(sentence)).replaceAll(/\s/gu, '')).toBe(
      (await sentence.textContent())?.replaceAll(/\s/gu, ''),
    );
  });
}

test('words that begin with a figure keep it before them', async ({ page }) => {
  await openStory(page, 'dashboard-payments-detail--full', rtl);
  for (const text of [/^3-D Secure: Authenticated$/u, /^14 Broad Street$/u]) {
    const words = page.getByText(text).filter({ visible: true }).first();
    expect(await seen(words)).toBe(await words.textContent());
  }
});

for (const { story, role } of [
  { story: 'navigation-commandpalette--open', role: 'combobox' },
  { story: 'fields-combobox--empty', role: 'combobox' },
] as const) {
  test(`what stands in an empty field keeps its own order: ${story}`, async ({ page }) => {
    await openStory(page, story, rtl);
    const looks = (input: Element) => {
      const { unicodeBidi, textAlign } = getComputedStyle(input, '::placeholder');
      return { unicodeBidi, textAlign };
    };
    expect(await page.getByRole(role).first().evaluate(looks)).toEqual({
      unicodeBidi: 'plaintext',
      textAlign: 'right',
    });
  });
}
