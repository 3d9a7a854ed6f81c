import { expect, test, type Locator, type Page } from '@playwright/test';
import { openStory } from './story.ts';

/** Everything by which people follow a link: keys, click, and the ways into a new tab. */
async function followByAllMeans(page: Page, link: Locator): Promise<void> {
  await link.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('ControlOrMeta+Enter');
  await link.click({ force: true });
  await link.click({ force: true, button: 'middle' });
  await link.click({ force: true, modifiers: ['ControlOrMeta'] });
}

for (const [at, state] of ['denied', 'switched off', 'under way'].entries()) {
  test(`a button that leads somewhere and is ${state} leads nowhere`, async ({ page, context }) => {
    await openStory(page, 'actions-button--dead-links');
    const before = page.url();
    const link = page.getByRole('link').nth(at);
    await followByAllMeans(page, link);
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toBeFocused();
    expect(page.url()).toBe(before);
    expect(context.pages()).toHaveLength(1);
  });
}

test('the same means do follow a link that is alive', async ({ page, context }) => {
  await openStory(page, 'actions-button--as-link');
  await followByAllMeans(page, page.getByRole('link'));
  expect(page.url()).toMatch(/#payment-links$/u);
  await expect.poll(() => context.pages().length).toBe(4);
});

for (const { field, story, label } of [
  { field: 'a MoneyField', story: 'fields-moneyfield--filled', label: 'Amount' },
  { field: 'a NumberField', story: 'fields-numberfield--filled', label: 'Uses' },
]) {
  test(`a wheel over ${field} that has the focus changes nothing`, async ({ page }) => {
    await openStory(page, story);
    const input = page.getByLabel(label, { exact: true });
    const before = await input.inputValue();
    await input.click();
    for (const by of [120, 120, -120, -120, -120]) await page.mouse.wheel(0, by);
    await page.keyboard.press('Tab');
    await expect(input).toHaveValue(before);
  });
}

for (const { typed, words } of [
  { typed: '1e3', words: /^NGN Enter digits only/u },
  { typed: '-5', words: /^NGN Enter an amount above zero/u },
]) {
  test(`${typed} typed in a MoneyField is refused in words`, async ({ page }) => {
    await openStory(page, 'fields-moneyfield--empty');
    const input = page.getByLabel('Amount', { exact: true });
    await input.click();
    await page.keyboard.type(typed);
    await expect(input).toHaveAccessibleDescription(words);
    await page.keyboard.press('Tab');
    await expect(input).toHaveValue(typed);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  });
}

for (const { typed, words } of [
  { typed: '1e3', words: '“e” was left out. Only digits can be typed here.' },
  { typed: '-5', words: '“-” was left out. Only digits can be typed here.' },
]) {
  test(`${typed} typed in a NumberField is told to be more than a number`, async ({ page }) => {
    await openStory(page, 'fields-numberfield--empty');
    const input = page.getByLabel('Uses', { exact: true });
    await input.click();
    await page.keyboard.type(typed);
    await expect(input).toHaveAccessibleDescription(words);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  });
}
