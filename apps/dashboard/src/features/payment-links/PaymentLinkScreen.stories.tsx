import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { answers, answersTo, inApp } from '../../testing/screen-story.tsx';
import { PaymentLinkScreen } from './PaymentLinkScreen.tsx';

const links = examples.getPaymentLink[200];

/** While each could still be paid. */
const lastPaid = {
  fixed: '2026-03-14T08:41:12Z',
  expired: '2026-01-31T19:20:00Z',
  used_up: '2026-03-08T23:10:00Z',
  archived: '2026-01-30T16:05:00Z',
};

/** A link, and what came in through it: each payment of its price, as many as it has had, ten at most as the API is asked. */
function linkWithPayments(name: keyof typeof lastPaid, to: 'owner' | 'viewer' = 'owner') {
  const link = links[name].data;
  const newest = examples.listTransactions[200].full.data
    .filter(({ status }) => status === 'succeeded' || status === 'refunded')
    .map((payment) => ({ ...payment, amount: link.amount, payment_link_id: link.id }));
  const rows = Array.from({ length: Math.min(link.use_count, 10) }, (_, index) => {
    const payment = newest[index % newest.length];
    const created_at = new Date(Date.parse(lastPaid[name]) - index * 31_000_000).toISOString();
    return { ...payment, id: `${payment?.id.slice(0, -2)}${String(index).padStart(2, '0')}`, created_at };
  });
  const meta = { next_cursor: null, prev_cursor: null, total: link.use_count };
  return answersTo(
    to,
    mock('getPaymentLink', name),
    http.get('*/api/core/business/transactions', () => HttpResponse.json({ data: rows, meta })),
  );
}

const at = `/app/payment-links/${examples.getPaymentLink[200].fixed.data.id}`;

const meta = {
  title: 'Dashboard/Payment links/Detail',
  component: PaymentLinkScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.paymentLink, at } },
} satisfies Meta<typeof PaymentLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answers(mockPending('getPaymentLink')) };

/** Nobody has paid yet. */
export const Empty: Story = {
  parameters: answers(mock('getPaymentLink', 'open_amount'), mock('listTransactions', 'empty')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No payments through this link yet' });
  },
};

export const NotFound: Story = {
  parameters: answers(mock('getPaymentLink', 'not_found')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No payment link with this ID' });
  },
};

export const Failed: Story = { parameters: answers(mock('getPaymentLink', 'internal_error')) };

/** Somebody who may look but neither change nor delete. */
export const Denied: Story = {
  parameters: linkWithPayments('fixed', 'viewer'),
};

export const Full: Story = {
  parameters: linkWithPayments('fixed'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^QR code: /);
    const table = await canvas.findByRole('table', { name: 'Payments through this link' });
    const room = table.parentElement?.getBoundingClientRect();
    // However narrow the column beside the details is, no amount is out of sight.
    for (const amount of await canvas.findAllByText('₦12,500.00')) {
      await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(
        amount.closest('table') ? (room?.right ?? 0) : innerWidth,
      );
    }
  },
};

export const Disabled: Story = {
  parameters: answers(mock('getPaymentLink', 'disabled'), mock('listTransactions', 'empty')),
};

export const Expired: Story = { parameters: linkWithPayments('expired') };

export const UsedUp: Story = { parameters: linkWithPayments('used_up') };

export const Archived: Story = { parameters: linkWithPayments('archived') };

export const Archiving: Story = {
  parameters: linkWithPayments('fixed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this link' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByRole('alertdialog', { name: 'Archive this payment link?' });
  },
};
