import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { LeaveQuestion } from './LeaveQuestion.tsx';

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <label>
        Title
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Link to="/app/payments">Payments</Link>
      <Link to="?step=2">Next step</Link>
      <LeaveQuestion unsaved={text !== ''} />
    </>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/app/payment-links/new', element: <Form /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/app', '/app/payment-links/new'] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  onTestFinished(cleanup);
  return {
    user: userEvent.setup(),
    router,
    path: () => router.state.location.pathname,
    /** Whether the browser would ask before the tab closes. */
    asksOnUnload: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

it('asks nothing while nothing was entered', async () => {
  const { user, path, asksOnUnload } = open();
  expect(asksOnUnload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Payments' }));
  expect(path()).toBe('/app/payments');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps what was entered until somebody says that it may go', async () => {
  const { user, path, asksOnUnload } = open();
  await user.type(screen.getByLabelText('Title'), 'Workshop');
  expect(asksOnUnload()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Payments' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(path()).toBe('/app/payment-links/new');
  expect(screen.getByLabelText('Title')).toHaveValue('Workshop');
  await user.click(screen.getByRole('link', { name: 'Payments' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(path()).toBe('/app/payments'));
  expect(asksOnUnload()).toBe(false);
});

it('asks on the way back too, once', async () => {
  const { user, router, path } = open();
  await user.type(screen.getByLabelText('Title'), 'Workshop');
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(path()).toBe('/app'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each(['/app/payment-links/new?step=2', '/login?redirectedFrom=%2Fapp%2Fpayment-links%2Fnew'])(
  'does not hold up the way to %s',
  async (to) => {
    const { user, router } = open();
    await user.type(screen.getByLabelText('Title'), 'Workshop');
    await act(() => router.navigate(to));
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
  },
);
