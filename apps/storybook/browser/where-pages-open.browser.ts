import { examples } from '@harbour/contract/examples';
import { mockBody, type SuccessBody } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import { expect, test, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { openDashboard } from './built-apps.ts';

test.use({ viewport: { width: 1280, height: 500 } });

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const { full } = examples.listTransactions[200] as unknown as Record<'full', SuccessBody<'listTransactions'>>;
const rows = Array.from({ length: 25 }, (_, at) => ({ ...full.data[0]!, id: `txn_${at}` }));
const pageOf = (meta: SuccessBody<'listTransactions'>['meta']) =>
  mockBody('listTransactions', { data: rows, meta });

/** Opens the payments with so many of them that they do not fit the window, and scrolls down. */
async function openScrolled(page: Page, meta: SuccessBody<'listTransactions'>['meta']): Promise<void> {
  await openDashboard(page, routes.dashboard.payments, pageOf(meta));
  await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolledTo(page)).toBe(400);
}

test('a page that is opened by its address begins at its top, wherever the one before it was', async ({
  page,
}) => {
  await openScrolled(page, { next_cursor: null, prev_cursor: null });
  await page.goto(new URL(routes.dashboard.newPaymentLink, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrolledTo(page)).toBe(0);
});

test('the last page of a list begins at its top, with focus on the way back', async ({ page }) => {
  await openDashboard(
    page,
    routes.dashboard.payments,
    http.get('*/api/core/business/transactions', ({ request }) =>
      HttpResponse.json({
        data: rows,
        meta: new URL(request.url).searchParams.has('cursor')
          ? { next_cursor: null, prev_cursor: 'before' }
          : { next_cursor: 'after', prev_cursor: null },
      }),
    ),
  );
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'Previous' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await scrolledTo(page)).toBe(0);
});
