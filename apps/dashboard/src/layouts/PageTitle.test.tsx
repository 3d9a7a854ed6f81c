import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { PageTitle } from './PageTitle.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Frame() {
  return (
    <>
      <PageTitle />
      <Link to="/links">Links</Link>
      <Link to="?page=2">Next</Link>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function open(at = '/payments') {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          {
            path: '/payments',
            element: (
              <>
                <Link to="/payments/1">The latest</Link>
                <Link to="/payments/all">View all</Link>
                <table>
                  <tbody>
                    <tr>
                      <td>
                        <Link to="/payments/1">Ada Obi</Link>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </>
            ),
            handle: { title: 'Payments' },
          },
          { path: '/payments/1', element: <h1>From Ada Obi</h1>, handle: { title: 'Payment' } },
          { path: '/payments/all', element: <h1>All</h1>, handle: { title: 'All payments' } },
          { path: '/links', element: <input aria-label="Title" />, handle: { title: 'Payment links' } },
        ],
      },
      { path: '/sign-in', element: <Link to="/payments">Sign in</Link> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  onTestFinished(cleanup);
  return { user: userEvent.setup(), router };
}

it('names the tab and moves focus to the content of another page', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Links' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Payment links · Harbour');
});

it('moves focus to the content where the page comes with another layout', async () => {
  const { user } = open('/sign-in');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('goes back to the row that led away, and has it in sight', async () => {
  const { user, router } = open();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('link', { name: 'Ada Obi' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await act(() => router.navigate(-1));
  const row = screen.getByRole('link', { name: 'Ada Obi' });
  await waitFor(() => expect(row).toHaveFocus());
  expect(seen.mock.contexts).toEqual([row]);
});

it('goes back to the content of the page, where no row led away', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('link', { name: 'View all' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await act(() => router.navigate(-1));
  await screen.findByRole('link', { name: 'View all' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('leaves focus alone on the page that the browser loads', async () => {
  open();
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  expect(document.body).toHaveFocus();
});

it('leaves focus where it is on another page of the same list', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});

it('leaves focus to what took it while the page was drawn', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Links' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  title.focus();
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  expect(title).toHaveFocus();
});
