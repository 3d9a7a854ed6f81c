import { mockServer, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const server = mockServer();
const path = '/app/payments';
const full = examples.listTransactions[200].full;

/** Answers with the full list and remembers what was asked for. */
function recordQueries(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/core/business/transactions', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(full);
    }),
  );
  return asked;
}

describe('PaymentsScreen', () => {
  it('lists payments as links that can be opened in a new tab', async () => {
    server.use(mock('listTransactions', 'full'));
    renderScreen(<PaymentsScreen />, { at: path, path });
    const [first] = full.data;
    const row = await screen.findByRole('link', { name: new RegExp(first.reference) });
    expect(row).toHaveAttribute('href', `/app/payments/${first.id}`);
  });

  it('asks for what the URL says', async () => {
    const asked = recordQueries();
    renderScreen(<PaymentsScreen />, {
      at: `${path}?status=failed&from=2026-01-01&to=2026-01-31&search=ada`,
      path,
    });
    await screen.findByRole('table', { name: 'Payments' });
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      mode: 'test',
      status: 'failed',
      from: '2026-01-01',
      to: '2026-01-31',
      search: 'ada',
    });
  });

  it('goes back to the first page when the filter changes', async () => {
    recordQueries();
    const { user, location } = renderScreen(<PaymentsScreen />, { at: `${path}?cursor=page-five`, path });
    await user.selectOptions(await screen.findByLabelText('Status'), 'failed');
    expect(location()).toBe(`${path}?status=failed`);
  });

  it('searches on Enter', async () => {
    recordQueries();
    const { user, location } = renderScreen(<PaymentsScreen />, { at: path, path });
    await user.type(await screen.findByLabelText('Search payments'), ' 50%_OFF {Enter}');
    expect(new URLSearchParams(location().split('?')[1]).get('search')).toBe('50%_OFF');
  });

  it('pages by cursor and keeps the filter', async () => {
    server.use(mock('listTransactions', 'many'));
    renderScreen(<PaymentsScreen />, { at: `${path}?status=succeeded`, path });
    const pages = await screen.findByRole('navigation', { name: 'Pages of payments' });
    const next = within(pages).getByRole('link', { name: 'Next' }).getAttribute('href') ?? '';
    const query = new URLSearchParams(next.split('?')[1]);
    expect(query.get('status')).toBe('succeeded');
    const { data, meta } = examples.listTransactions[200].many;
    expect(query.get('cursor')).toBe(`${meta.next_cursor}~${data.length + 1}`);
  });

  it('lists the payments of one link by its name, until that is taken off', async () => {
    const queries = recordQueries();
    const id = examples.getPaymentLink[200].fixed.data.id;
    server.use(mock('getPaymentLink', 'fixed'));
    const { user, location } = renderScreen(<PaymentsScreen />, {
      at: `${path}?payment_link_id=${id}`,
      path,
    });
    const { title } = examples.getPaymentLink[200].fixed.data;
    await user.click(await screen.findByRole('button', { name: `Remove filter Payment link ${title}` }));
    expect(location()).toBe(path);
    expect(queries[0]?.get('payment_link_id')).toBe(id);
  });

  it('shows the first page where the cursor in the URL leads nowhere', async () => {
    server.use(
      http.get('*/api/core/business/transactions', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json(examples.listTransactions[422].invalid_cursor, { status: 422 })
          : HttpResponse.json(full),
      ),
    );
    const { location } = renderScreen(<PaymentsScreen />, { at: `${path}?status=failed&cursor=99`, path });
    await screen.findByRole('link', { name: new RegExp(full.data[0].reference) });
    expect(location()).toBe(`${path}?status=failed`);
  });

  it('exports what the filter says, not only the page', async () => {
    recordQueries();
    renderScreen(<PaymentsScreen />, { at: `${path}?status=failed&cursor=abc`, path });
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/api/core/business/transactions/report?mode=test&status=failed');
  });

  it('tells a new business from a filter that matches nothing', async () => {
    server.use(mock('listTransactions', 'empty'));
    const { unmount } = renderScreen(<PaymentsScreen />, { at: path, path });
    expect(await screen.findByRole('link', { name: 'Create payment link' })).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    unmount();
    renderScreen(<PaymentsScreen />, { at: `${path}?status=failed`, path });
    expect(await screen.findByRole('heading', { name: 'No payments match' })).toBeVisible();
    expect(screen.getByText('Try other days or another status.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  });

  it('says that nothing has come through a link, where nothing else is filtered by', async () => {
    server.use(mock('getPaymentLink', 'fixed'), mock('listTransactions', 'empty'));
    const { id } = examples.getPaymentLink[200].fixed.data;
    renderScreen(<PaymentsScreen />, { at: `${path}?payment_link_id=${id}`, path });
    expect(await screen.findByText('Nothing has come through this payment link yet.')).toBeVisible();
    expect(screen.queryByText(/Try other days/)).toBeNull();
  });

  it('speaks of the search alone where nothing else is set, and takes it back', async () => {
    server.use(mock('listTransactions', 'empty'));
    const { user, location } = renderScreen(<PaymentsScreen />, { at: `${path}?search=zzz`, path });
    expect(await screen.findByText(/^Search for a reference/)).toBeVisible();
    expect(screen.queryByText(/another status/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(location()).toBe(path);
  });

  it('keeps the search and what is typed in it while the rows of another one are on their way', async () => {
    let arrive = () => {};
    server.use(
      http.get('*/api/core/business/transactions', async ({ request }) => {
        if (new URL(request.url).searchParams.has('search'))
          return HttpResponse.json(examples.listTransactions[200].empty);
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
        return HttpResponse.json(full);
      }),
    );
    const { user } = renderScreen(<PaymentsScreen />, { at: `${path}?search=zzz`, path });
    await screen.findByRole('heading', { name: 'No payments match' });
    const search = screen.getByLabelText('Search payments');
    await user.clear(search);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('table', { name: 'Payments, loading' })).toBeVisible();
    expect(search).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Create payment link' })).toBeNull();
    arrive();
    expect(await screen.findByRole('link', { name: new RegExp(full.data[0].reference) })).toBeVisible();
    expect(search).toHaveFocus();
  });

  it('says what failed and asks again, with focus where the rows will be', async () => {
    server.use(mock('listTransactions', 'internal_error'));
    const content = (
      <main tabIndex={-1}>
        <PaymentsScreen />
      </main>
    );
    const { user } = renderScreen(content, { at: path, path });
    expect(await screen.findByText(examples.listTransactions[500].internal_error.message)).toBeVisible();
    server.use(mock('listTransactions', 'full'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByRole('link', { name: new RegExp(full.data[0].reference) })).toBeVisible();
  });

  it('says whom to ask where the role does not reach, and offers nothing that would be refused too', async () => {
    server.use(mock('listTransactions', 'permission_denied'));
    renderScreen(<PaymentsScreen />, { at: path, path });
    expect(await screen.findByRole('heading', { name: 'Your role cannot see payments' })).toBeVisible();
    expect(screen.getByText('Ask an owner of the business to change your role.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  });
});
