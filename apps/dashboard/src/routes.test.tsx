import { createSession } from '@harbour/app-kit/session';
import { mockServer } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sidebar } from './layouts/sidebar.ts';
import { buildRoutes, screens } from './routes.tsx';

const server = mockServer();

/** The whole app in a memory router, as main.tsx puts it together. */
function open(at: string) {
  const session = createSession();
  session.queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createMemoryRouter(buildRoutes(session), { initialEntries: [at] });
  const detach = session.attach(router);
  onTestFinished(() => {
    detach();
    session.queryClient.clear();
    router.dispose();
  });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), location: () => session.location() };
}

describe('route table', () => {
  it.each(sidebar)('calls $href as the sidebar does: $label', ({ href, label }) => {
    expect(screens.find(({ path }) => path === href)?.title).toBe(label);
  });

  it('writes what is no place of the sidebar as a sentence', () => {
    const places = new Set(sidebar.map(({ label }) => label));
    for (const { title } of screens.filter((each) => !places.has(each.title))) {
      expect(title).toMatch(/^[A-Z][^A-Z]*(?:CSV)?$/);
    }
  });

  it('throws for a middleware that does not exist', () => {
    const [first] = screens;
    const broken = [{ ...first, middleware: ['owner'] }] as unknown as typeof screens;
    expect(() => buildRoutes(createSession(), broken)).toThrow('Unknown middleware "owner"');
  });

  it('asks for a permission wherever the permission middleware stands, and nowhere else', () => {
    for (const { middleware, permission } of screens) {
      expect(middleware.includes('permission')).toBe(permission !== undefined);
    }
  });
});

describe('somebody who is not signed in', () => {
  it('signs in and comes back to the whole address', async () => {
    server.use(mock('getCurrentUser', 'authentication_required'));
    const wanted = '/app/payments?status=failed&from=2026-01-01&to=2026-01-31#row-7';
    const { location, user } = open(wanted);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(location()).toBe(`/login?redirectedFrom=${encodeURIComponent(wanted)}`);
    server.use(mock('getCurrentUser', 'owner'));
    await user.type(screen.getByLabelText('Email'), 'ada.obi@example.com');
    await user.type(screen.getByLabelText('Password'), 'quiet harbour lamps{Enter}');
    await screen.findByRole('heading', { name: 'Payments' });
    expect(location()).toBe(wanted);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/invite/accept',
  ])('is not led to %s after signing in', async (redirectedFrom) => {
    server.use(mock('getCurrentUser', 'authentication_required'));
    const { location, user } = open(`/login?redirectedFrom=${encodeURIComponent(redirectedFrom)}`);
    const email = await screen.findByLabelText('Email');
    server.use(mock('getCurrentUser', 'owner'));
    await user.type(email, 'ada.obi@example.com');
    await user.type(screen.getByLabelText('Password'), 'quiet harbour lamps{Enter}');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(location()).toBe('/app');
  });

  it('hears which page has come when another one does', async () => {
    server.use(mock('getCurrentUser', 'authentication_required'));
    const { user } = open('/login');
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(screen.getByRole('main', { name: 'Create your account' })).toHaveFocus());
  });

  it('makes a business first where there is none', async () => {
    server.use(mock('getCurrentUser', 'without_business'));
    const { location } = open('/app/payments');
    await screen.findByRole('heading', { name: 'Create your business' });
    expect(location()).toBe('/app/create-business');
  });
});

describe('somebody who is signed in', () => {
  it('is not asked to sign in again', async () => {
    const { location } = open('/login');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(location()).toBe('/app');
  });

  it('hears which page has come when another one does', async () => {
    const { user } = open('/app');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('link', { name: 'Payment links' }));
    await waitFor(() => expect(screen.getByRole('main', { name: 'Payment links' })).toHaveFocus());
  });

  it('sees only the menu entries that the role allows', async () => {
    const { owner } = examples.getCurrentUser[200];
    const role = { ...owner.data.role, permissions: [{ resource: 'payments', privilege: '*' }] };
    server.use(
      http.get('*/api/core/users/current', () => HttpResponse.json({ data: { ...owner.data, role } })),
    );
    open('/app/payments');
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page');
    expect(menu.queryByRole('link', { name: 'Payment links' })).toBeNull();
  });

  it('is told that live payments are not to be had, also with a verified business', async () => {
    const { owner } = examples.getCurrentUser[200];
    const business = { ...owner.data.business, status: 'verified' };
    server.use(
      http.get('*/api/core/users/current', () => HttpResponse.json({ data: { ...owner.data, business } })),
    );
    const { user } = open('/app');
    const modes = within(await screen.findByRole('group', { name: 'Mode' }));
    const live = modes.getByRole('button', { name: 'Live' });
    await user.hover(live);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Live payments are not set up yet');
    await user.click(live);
    expect(live).toHaveAttribute('aria-disabled', 'true');
    expect(modes.getByRole('button', { name: 'Test' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is told where the role does not reach, and shown the way on', async () => {
    const { owner } = examples.getCurrentUser[200];
    const role = { ...owner.data.role, permissions: [{ resource: 'payment_links', privilege: '*' }] };
    server.use(
      http.get('*/api/core/users/current', () => HttpResponse.json({ data: { ...owner.data, role } })),
    );
    open('/app/payments');
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your role cannot see payments' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Payment links' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app');
  });

  it('is signed out once when a session ends, however many calls say so', async () => {
    const { location } = open('/app/payments?status=failed');
    await screen.findByRole('heading', { name: 'Payments' });
    server.use(mock('getCurrentUser', 'session_expired'), mock('listTransactions', 'session_expired'));
    screen.getByRole('button', { name: 'Clear all' }).click();
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(location()).toBe(`/login?redirectedFrom=${encodeURIComponent('/app/payments')}`);
    const why = examples.listTransactions[401].session_expired.message;
    // In the form, where it stays, and nowhere else.
    expect(within(screen.getByRole('main')).getByText(why)).toBeVisible();
    expect(screen.getAllByText(why)).toHaveLength(1);
  });

  it('signs out from the menu', async () => {
    const { location, user } = open('/app');
    await user.click(await screen.findByRole('button', { name: /Ada/ }));
    server.use(mock('getCurrentUser', 'authentication_required'));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(location()).toBe('/login');
  });

  it('finds no page at an unknown address', async () => {
    open('/app/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Payments' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found · Harbour'));
  });

  it('finds none for somebody who is not signed in, or has no business yet, either', async () => {
    server.use(mock('getCurrentUser', 'authentication_required'));
    const { location } = open('/app/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(location()).toBe('/app/nothing-here');
    cleanup();
    server.use(mock('getCurrentUser', 'without_business'));
    open('/app/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('names the tab after the screen', async () => {
    open('/app/payments');
    await screen.findByRole('heading', { name: 'Payments' });
    await waitFor(() => expect(document.title).toBe('Payments · Harbour'));
  });
});
