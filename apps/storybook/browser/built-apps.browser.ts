import { examples } from '@harbour/contract/examples';
import { mock, mockBody, type SuccessBody } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import { expect, test, type Page } from '@playwright/test';
import { openCheckout, openDashboard } from './built-apps.ts';
import { openStory } from './story.ts';
import { differences, stylesOf } from './styles.ts';

const { payable } = examples.openPayment[200] as unknown as Record<'payable', SuccessBody<'openPayment'>>;
const { business } = payable.data;
/** As in the story, which shows the form alone and not in its merchant's colour. */
const unbranded = {
  ...payable,
  data: { ...payable.data, business: { ...business, branding: { ...business.branding, color: null } } },
};

// The same screens as Storybook and as the apps build them: buttons in all their tones, badges, fields, table headers. Their
// style sheets are split and ordered in another way, which must not show.
const screens: {
  story: string;
  sign: string;
  open: (page: Page) => Promise<void>;
  /** What is meant to differ. */
  apartFrom?: readonly string[];
}[] = [
  {
    story: 'dashboard-payments-list--full',
    sign: 'Next',
    open: (page) => openDashboard(page, routes.dashboard.payments, mock('listTransactions', 'full')),
  },
  {
    story: 'dashboard-payment-links-new--empty',
    sign: 'Create payment link',
    open: (page) => openDashboard(page, routes.dashboard.newPaymentLink),
  },
  {
    story: 'dashboard-auth-sign-in--empty',
    sign: 'Forgot your password?',
    open: (page) =>
      openDashboard(page, routes.dashboard.login, mock('getCurrentUser', 'authentication_required')),
  },
  {
    story: 'checkout-card-form--full',
    sign: 'Pay ₦1,000.00',
    open: (page) => openCheckout(page, '/pay/order-1/checkout', mockBody('openPayment', unbranded)),
    // The checkout stands in the font of the system, which has fewer weights and wider letters.
    apartFrom: [
      'font-family',
      'font-weight',
      'inline-size',
      'width',
      'perspective-origin',
      'transform-origin',
    ],
  },
];

for (const { story, sign, open, apartFrom } of screens) {
  test(`${story} has the same styles in Storybook and in the built app`, async ({ page, context }) => {
    await openStory(page, story);
    const shown = await stylesOf(page, 'main');
    const app = await context.newPage();
    await open(app);
    await expect(app.getByText(sign).filter({ visible: true }).first()).toBeVisible();
    // Some fonts are fetched for the letters of what came last.
    await app.evaluate(async () => {
      await document.fonts.ready;
    });
    const built = await stylesOf(app, 'main');
    expect(built.map(({ element }) => element)).toEqual(shown.map(({ element }) => element));
    expect(differences(built, shown, apartFrom)).toEqual([]);
  });
}
