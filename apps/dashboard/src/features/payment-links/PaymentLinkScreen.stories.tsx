import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { answers, answersTo, inApp } from '../../testing/screen-story.tsx';
import { PaymentLinkScreen } from './PaymentLinkScreen.tsx';

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
  parameters: answersTo('viewer', mock('getPaymentLink', 'fixed'), mock('listTransactions', 'full')),
};

export const Full: Story = {
  parameters: answers(mock('getPaymentLink', 'fixed'), mock('listTransactions', 'full')),
  play: async ({ canvas }) => {
    await canvas.findByText(/^QR code: /);
  },
};

export const Disabled: Story = { parameters: answers(mock('getPaymentLink', 'disabled')) };

export const Expired: Story = { parameters: answers(mock('getPaymentLink', 'expired')) };

export const UsedUp: Story = { parameters: answers(mock('getPaymentLink', 'used_up')) };

export const Archived: Story = { parameters: answers(mock('getPaymentLink', 'archived')) };

export const Archiving: Story = {
  parameters: answers(mock('getPaymentLink', 'fixed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this link' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await screen.findByRole('alertdialog', { name: 'Archive this payment link?' });
  },
};
