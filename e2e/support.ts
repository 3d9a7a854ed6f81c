import { expect, type Page } from '@playwright/test';
import { routes } from '@harbour/domain/routes';

/** Cards of the sandbox's table, by what they do. */
export const cards = {
  success: '4242424242424242',
  challenge: '4000000000003220',
  insufficientFunds: '4000000000009995',
} as const;

const password = 'a long enough pass phrase 42';

let people = 0;

/** An address that no other test of this run uses. */
export function newEmail(): string {
  people += 1;
  return `merchant-${process.pid}-${Date.now()}-${people}@example.com`;
}

/** Registers a person and a business through the screens; ends on the dashboard's home. */
export async function registerMerchant(page: Page, businessName: string): Promise<{ email: string }> {
  const email = newEmail();
  await page.goto(routes.dashboard.register);
  await page.getByLabel('First name').fill('Ọládélé');
  await page.getByLabel('Last name').fill("O'Brien-Nwachukwu");
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL(`**${routes.dashboard.createBusiness}`);
  await page.getByLabel('Business name').fill(businessName);
  await page.getByLabel('Country').selectOption('NG');
  await page.getByLabel('Time zone').selectOption('Africa/Lagos');
  await page.getByLabel('Default currency').selectOption('NGN');
  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page).toHaveURL(routes.dashboard.home);
  await expect(page.getByText(businessName).filter({ visible: true }).first()).toBeVisible();
  return { email };
}

/** Fills in the sign-in form that is on screen. */
export async function submitSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Creates a payment link over a fixed amount of NGN and returns its public address. */
export async function createPaymentLink(page: Page, title: string, amount: string): Promise<string> {
  await page.goto(routes.dashboard.newPaymentLink);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Create payment link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

/** Opens a payment link as a payer and goes on to the card form. */
export async function openCardForm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Email').fill('ada.obi@example.com');
  await page.getByRole('button', { name: /^Continue to pay/u }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code').fill('123');
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay /u }).click();
}
