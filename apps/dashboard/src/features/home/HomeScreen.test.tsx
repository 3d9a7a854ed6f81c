import { mockServer, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from './HomeScreen.tsx';

const server = mockServer();
const path = '/app';
const { full } = examples.getBusinessOverview[200];

function recordQueries(): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/api/core/business/overview', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(full);
    }),
  );
  return asked;
}

describe('HomeScreen', () => {
  it('shows the figures of the business and its newest payments as links', async () => {
    server.use(mock('getBusinessOverview', 'full'));
    renderScreen(<HomeScreen />, { at: path, path });
    expect(await screen.findByText('87.5%')).toBeVisible();
    // Of the days that were answered, whatever day it is.
    expect(screen.getByText('8 – 14 Mar 2026, Lagos time (GMT+1)')).toBeVisible();
    expect(screen.getAllByText(/1 – 7 Mar 2026/)).toHaveLength(4);
    const [newest] = full.data.recent_payments;
    const recent = within(screen.getByRole('table', { name: 'Recent payments' }));
    expect(recent.getByRole('link', { name: new RegExp(newest.reference) })).toHaveAttribute(
      'href',
      `/app/payments/${newest.id}`,
    );
  });

  it('asks for the chosen days in the zone of the business, and keeps the choice in the URL', async () => {
    const asked = recordQueries();
    const { user, location } = renderScreen(<HomeScreen />, { at: path, path });
    await screen.findByText('87.5%');
    const week = asked.at(-1);
    expect(week?.get('currency')).toBe('NGN');
    await user.selectOptions(screen.getByLabelText('Days'), 'today');
    expect(location()).toBe('/app?range=today');
    expect(asked.at(-1)?.get('from')).toBe(asked.at(-1)?.get('to'));
    expect(asked.at(-1)?.get('to')).toBe(week?.get('to'));
  });

  it('leads a new business to its first payment', async () => {
    server.use(mock('getBusinessOverview', 'empty'));
    renderScreen(<HomeScreen />, { at: path, path });
    expect(await screen.findByRole('heading', { name: 'Take your first payment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create payment link' })).toHaveAttribute(
      'href',
      '/app/payment-links/new',
    );
    expect(screen.getByText('Nothing captured on these days')).toBeVisible();
  });

  it('says what failed and asks again', async () => {
    server.use(mock('getBusinessOverview', 'internal_error'));
    const { user } = renderScreen(<HomeScreen />, { at: path, path });
    await screen.findByText('Your figures could not be loaded');
    server.use(mock('getBusinessOverview', 'full'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('87.5%')).toBeVisible();
  });

  it('asks for nothing that the role does not show', async () => {
    const asked = recordQueries();
    renderScreen(<HomeScreen />, {
      at: path,
      path,
      permissions: [{ resource: 'payment_links', privilege: '*' }],
    });
    expect(await screen.findByRole('heading', { name: 'Your role cannot see payments' })).toBeVisible();
    expect(asked).toHaveLength(0);
  });
});
