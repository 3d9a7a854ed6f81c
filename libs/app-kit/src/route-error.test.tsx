import { ApiError } from '@harbour/contract/http';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';
import type { Reloaded } from './reload-guard.ts';
import { describeFailure, describeRouteError } from './route-error.ts';
import { mockServer, renderRoutes } from './testing/testing.tsx';

mockServer();
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the error page', () => {
  test('an address that is no page', async () => {
    renderRoutes([{ path: '/app', element: null }], { at: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
  });

  test('a thing that isn’t there', () => {
    const missing = new ApiError(404, { message: 'There is no such payment.', code: 'not_found' });
    expect(describeRouteError(missing)).toMatchObject({ status: 404, message: 'Page not found' });
  });

  test('a failed call says what the server says, and the reference for support', () => {
    const failed = new ApiError(503, {
      message: 'Back soon.',
      code: 'service_unavailable',
      request_id: 'req_1',
    });
    expect(describeRouteError(failed)).toEqual({
      status: 503,
      message: 'This page could not be loaded',
      description: 'Back soon.',
      reference: 'req_1',
    });
  });

  test('no connection', () => {
    const words = { description: 'No answer came. Check your connection and try again.' };
    const failed = new ApiError(0, {}, 'network_error');
    expect(describeRouteError(failed)).toEqual({
      ...words,
      message: 'Error occurred, please contact support',
    });
    expect(describeFailure(failed)).toBe(`Error occurred, please contact support. ${words.description}`);
    expect(describeFailure(new ApiError(503, { message: 'Back soon.' }))).toBe('Back soon.');
    const missing = new TypeError('Importing a module script failed.');
    expect(describeRouteError(missing, true)).toEqual({ ...words, message: 'Harbour can’t be reached' });
  });

  test('a piece of the app that is gone', () => {
    const missing = new TypeError('Importing a module script failed.');
    expect(describeRouteError(missing)).toMatchObject({
      status: 503,
      message: 'This page could not be loaded',
    });
  });

  describe('a dialog that could not be fetched', () => {
    const missing = new TypeError(
      'Failed to fetch dynamically imported module: https://harbour.example/a.js',
    );
    function Page(): never {
      throw missing;
    }
    function open(reload: () => Promise<Reloaded>) {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const boundary = <RouteErrorScreen reload={reload} />;
      const router = createMemoryRouter([{ path: '/', element: <Page />, errorElement: boundary }]);
      return render(<RouterProvider router={router} />);
    }

    test('reloads the page, and shows nothing else meanwhile', async () => {
      const reload = vi.fn(() => Promise.resolve('leaving' as const));
      const { container } = open(reload);
      await waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(container).toBeEmptyDOMElement();
    });

    test('is told once the page was reloaded for it in vain, with a way to try again', async () => {
      open(() => Promise.resolve('just_done'));
      expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    test('asks for a reload, which is guarded, and for no other once there is a connection', async () => {
      const reload = vi.fn(() => Promise.resolve('just_done' as const));
      const ask = vi.spyOn(globalThis, 'fetch');
      open(reload);
      await screen.findByRole('button', { name: 'Try again' });
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
      expect(ask).not.toHaveBeenCalled();
    });

    test('is told as a matter of the connection without one, and trying again in vain keeps the page', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      open(() => Promise.resolve('cut'));
      expect(await screen.findByRole('heading', { name: 'Harbour can’t be reached' })).toBeVisible();
      expect(screen.queryByText('503')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('status')).toHaveTextContent('Still no connection.');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
      expect(screen.getByRole('heading', { name: 'Harbour can’t be reached' })).toBeVisible();
    });
  });

  test('tries again by itself once the browser says that there is a connection', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    function Page(): never {
      throw new ApiError(0, {}, 'network_error');
    }
    const router = createMemoryRouter([{ path: '/', element: <Page />, errorElement: <RouteErrorScreen /> }]);
    render(<RouterProvider router={router} />);
    await screen.findByRole('button', { name: 'Try again' });
    expect(ask).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Still no connection.')).toBeVisible();
    expect(ask).toHaveBeenCalledOnce();
  });

  test('a fault of the app tells nothing of its inside', () => {
    expect(describeRouteError(new Error('secret detail'))).toEqual({
      status: 500,
      message: 'Error occurred, please contact support',
    });
  });
});
