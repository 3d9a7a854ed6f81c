import { expect, test } from '@playwright/test';
import { routes } from '@harbour/domain/routes';
import { registerMerchant, submitSignIn } from './support.ts';

test('the wanted page with its query and hash is there again after signing in @phone', async ({
  page,
  context,
}) => {
  const { email } = await registerMerchant(page, 'Tidewater Press');
  await context.clearCookies();
  const wanted = `${routes.dashboard.payments}?status=failed#row-7`;
  await page.goto(wanted);
  await page.waitForURL(/\/login\?redirectedFrom=/u);
  await submitSignIn(page, email);
  await expect(page).toHaveURL(wanted);
});

test('signing out in one tab ends the other', async ({ page, context }) => {
  await registerMerchant(page, 'Two Tabs Ltd');
  const other = await context.newPage();
  await other.goto(routes.dashboard.payments);
  await expect(other.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await page.getByRole('button', { name: /O'Brien-Nwachukwu/u }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/u);
  await expect(other).toHaveURL(/\/login/u);
});

test('a return address that leaves the site is not followed', async ({ page, context }) => {
  const { email } = await registerMerchant(page, 'Safe Harbour');
  await context.clearCookies();
  await page.goto(`${routes.dashboard.login}?redirectedFrom=${encodeURIComponent('//evil.example')}`);
  await submitSignIn(page, email);
  await expect(page).toHaveURL(routes.dashboard.home);
});

test('a wrong password is refused and the address stays typed', async ({ page, context }) => {
  const { email } = await registerMerchant(page, 'Locked Gate');
  await context.clearCookies();
  await page.goto(routes.dashboard.login);
  await submitSignIn(page, email, 'some other pass phrase 42');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(routes.dashboard.login);
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('an unknown page says so', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
});

test('an unknown page of the dashboard says so inside the dashboard', async ({ page }) => {
  await registerMerchant(page, 'Uncharted');
  const answer = await page.goto('/app/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(routes.dashboard.home);
});

test('the mark shows until it is known who is signed in', async ({ page }) => {
  await registerMerchant(page, 'Slow Tide');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/core/users/current', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.reload();
  const mark = page.getByRole('img', { name: 'Harbour' });
  await expect(mark).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mark).toBeHidden();
});

test('a page that could not be fetched offline says so in its frame, and comes by itself once there is a connection', async ({
  page,
  context,
}) => {
  await registerMerchant(page, 'Cut Cable');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Payment links' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour can’t be reached' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment links' })).toBeVisible();
});
