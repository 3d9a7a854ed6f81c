import { mock, mockStatus } from '@harbour/contract/mocks';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { openPages } from './testing/session-pages.tsx';
import { mockServer } from './testing/testing.tsx';

const server = mockServer();

describe('a failure that leaves the session', () => {
  test('a query without data leaves the words to its screen', async () => {
    server.use(mockStatus('listTransactions', 500));
    openPages('/app');
    expect(await screen.findByText('Payments failed')).toBeVisible();
    expect(screen.queryByText(/went wrong on our side/)).not.toBeInTheDocument();
  });

  test('a query whose data stays on show tells of an outage once', async () => {
    const { user } = openPages('/app');
    await screen.findByText('Payments are here');
    server.use(mockStatus('listTransactions', 500));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findAllByText(/went wrong on our side/, { selector: 'li' })).toHaveLength(1);
    expect(screen.getByText('Payments are here')).toBeVisible();
  });

  test('a mutation tells what the server says', async () => {
    server.use(mock('refundTransaction', 'refund_exceeds_refundable'));
    const { user } = openPages('/app');
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(
      await screen.findByText('This is more than what is left to refund.', { selector: 'li' }),
    ).toBeVisible();
  });

  test('an answer that is not ours gets the fallback text', async () => {
    server.use(
      http.put('*/transactions/refund', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })),
    );
    const { user } = openPages('/app');
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(
      await screen.findByText('Error occurred, please contact support', { selector: 'li' }),
    ).toBeVisible();
  });
});
