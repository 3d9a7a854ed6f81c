import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, answersTo, inApp } from '../../testing/screen-story.tsx';
import { PaymentLinksScreen } from './PaymentLinksScreen.tsx';

const meta = {
  title: 'Dashboard/Payment links/List',
  component: PaymentLinksScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.paymentLinks } },
} satisfies Meta<typeof PaymentLinksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answers(mockPending('listPaymentLinks')) };

export const Empty: Story = {
  parameters: answers(mock('listPaymentLinks', 'empty')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No payment links yet' });
  },
};

export const Failed: Story = {
  parameters: answers(mock('listPaymentLinks', 'internal_error')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Denied: Story = {
  parameters: answers(mock('listPaymentLinks', 'permission_denied')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your role cannot see payment links' });
  },
};

/** Somebody who may look but not create. */
export const ReadOnly: Story = { parameters: answersTo('viewer', mock('listPaymentLinks', 'full')) };

export const Full: Story = {
  parameters: answers(mock('listPaymentLinks', 'full')),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Pages of payment links' });
  },
};
