import { mockServer, renderScreen } from '@harbour/app-kit/testing';
import { examples } from '@harbour/contract/examples';
import { mock } from '@harbour/contract/mocks';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PaymentScreen } from './PaymentScreen.tsx';

const server = mockServer();
const path = '/app/payments/:id';
const payment = examples.getTransaction[200].succeeded.data;
const at = `/app/payments/${payment.id}`;

describe('PaymentScreen', () => {
  it('shows the payment with fee, net, card, authentication and timeline', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    renderScreen(<PaymentScreen />, { at, path });
    expect(await screen.findByRole('heading', { level: 1, name: /12,500\.00/ })).toBeVisible();
    for (const title of ['Breakdown', 'Timeline', 'Attempts', 'Customer', 'Payment method', 'Details']) {
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    }
    expect(screen.getByText(payment.customer.email)).toBeVisible();
    expect(screen.getByRole('link', { name: payment.customer.phone })).toHaveAttribute(
      'href',
      `tel:${payment.customer.phone.replaceAll(' ', '')}`,
    );
    // The city, which is its own state, is said once.
    expect(screen.getByText('Lagos')).toBeVisible();
    expect(screen.getByText(payment.reference)).toBeVisible();
  });

  it('reads out the card with its brand', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    renderScreen(<PaymentScreen />, { at, path });
    await screen.findByText(payment.customer.email);
    const method = within(screen.getByRole('region', { name: 'Payment method' }));
    expect(method.getByText('••••')).toHaveAttribute('aria-hidden', 'true');
    const brand = method.getByRole('img', { name: 'Visa' });
    expect(brand.nextElementSibling).toHaveTextContent(`ending in ${payment.card.last4}`);
  });

  it('shows what the merchant’s server attached apart from what we know', async () => {
    server.use(mock('getTransaction', 'partially_refunded'));
    renderScreen(<PaymentScreen />, { at, path });
    const metadata = within(await screen.findByRole('region', { name: 'Metadata' }));
    expect(metadata.getByText('branch')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Details' })).queryByText('branch')).toBeNull();
  });

  it('shows below the customer’s data what they answered to the link’s questions, also where a name comes twice', async () => {
    const { data } = examples.getTransaction[200].link_answers;
    const custom_fields = [
      ...data.custom_fields,
      { key: 'gift_email', label: 'Email', value: 'to@example.com' },
    ];
    server.use(
      http.get('*/api/core/business/transactions/:id', () =>
        HttpResponse.json({ data: { ...data, custom_fields } }),
      ),
    );
    renderScreen(<PaymentScreen />, { at, path });
    expect(await rowsOf('Customer')).toEqual([
      ['Name', data.customer.name],
      ['Email', expect.stringContaining(data.customer.email)],
      ['Phone', data.customer.phone],
      ['Address', expect.stringContaining(data.customer.address.line1)],
      ['Colour', 'Olive'],
      ['Delivery date', '2026-04-02'],
      ['Email', 'to@example.com'],
    ]);
  });

  it('says why the last attempt was declined, and offers no refund of what was never paid', async () => {
    server.use(mock('getTransaction', 'failed_declined'));
    renderScreen(<PaymentScreen />, { at, path });
    expect(await screen.findByText('The last attempt was declined')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  it('says that there is no such payment', async () => {
    server.use(mock('getTransaction', 'not_found'));
    renderScreen(<PaymentScreen />, { at, path });
    expect(await screen.findByRole('heading', { name: 'No payment with this ID' })).toBeVisible();
    expect(document.title).toBe('No payment with this ID · Harbour');
    expect(screen.getByRole('link', { name: 'Go to Payments' })).toHaveAttribute('href', '/app/payments');
  });

  it('disables the refund for those who may not', async () => {
    server.use(mock('getTransaction', 'succeeded'));
    renderScreen(<PaymentScreen />, { at, path, permissions: [{ resource: 'payments', privilege: 'view' }] });
    expect(await screen.findByRole('button', { name: 'Refund' })).toBeDisabled();
  });
});

/** The rows of a card, name and value. */
async function rowsOf(name: string): Promise<[string | null, string | null][]> {
  await screen.findByText('Payment amount');
  const terms = within(screen.getByRole('region', { name })).getAllByRole('term');
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

const breakdown = () => rowsOf('Breakdown');

describe('breakdown', () => {
  it('ends with what the merchant keeps once refunds have taken theirs', async () => {
    server.use(mock('getTransaction', 'partially_refunded'));
    renderScreen(<PaymentScreen />, { at, path });
    expect(await breakdown()).toEqual([
      ['Payment amount', '₦250,000.00'],
      ['Fee', '−₦2,000.00'],
      ['Refunded', '−₦30,000.00'],
      ['Refunds pending', '−₦20,000.00'],
      ['Net after refunds', '₦198,000.00'],
    ]);
    expect(screen.getByText(/can still be refunded/)).toHaveTextContent('₦200,000.00');
  });

  it('adds up where a part of the customer’s fee went back', async () => {
    server.use(mock('getTransaction', 'payer_fee'));
    renderScreen(<PaymentScreen />, { at, path });
    expect(await breakdown()).toEqual([
      ['Payment amount', '₦10,253.81'],
      ['Fee, paid by the customer', '−₦253.81'],
      ['Refunded', '−₦5,126.90'],
      ['Fee returned with refunds', '+₦126.90'],
      ['Net after refunds', '₦5,000.00'],
    ]);
  });

  it('shows the fee that stays with us of what went back whole', async () => {
    server.use(mock('getTransaction', 'refunded'));
    renderScreen(<PaymentScreen />, { at, path });
    expect((await breakdown()).at(-1)).toEqual(['Net after refunds', '−₦160.00']);
    expect(screen.queryByText(/can still be refunded/)).toBeNull();
  });
});

describe('timeline', () => {
  it('names who asked for a refund, also where it tells what became of it', async () => {
    server.use(mock('getTransaction', 'partially_refunded'));
    renderScreen(<PaymentScreen />, { at, path });
    const requested = await screen.findByText('A refund of ₦30,000.00 was asked for.');
    expect(requested.closest('li')).toHaveTextContent(/(?<!for )by Ọládélé Adéyẹmí/i);
    const sent = screen.getByText('₦30,000.00 is on its way back to the customer.');
    expect(sent.closest('li')).toHaveTextContent('Asked for by Ọládélé Adéyẹmí');
  });
});
