import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, inApp } from '../../testing/screen-story.tsx';
import { PaymentCsvScreen } from './PaymentCsvScreen.tsx';

const at = `/app/payments/${examples.getTransaction[200].succeeded.data.id}/transaction-csv`;

const meta = {
  title: 'Dashboard/Payments/CSV',
  component: PaymentCsvScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.paymentCsv, at } },
} satisfies Meta<typeof PaymentCsvScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answers(mockPending('getTransaction')) };

export const NotFound: Story = {
  parameters: answers(mock('getTransaction', 'not_found')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No payment with this ID' });
  },
};

export const Failed: Story = {
  parameters: answers(mock('getTransaction', 'internal_error')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Full: Story = {
  parameters: answers(mock('getTransaction', 'succeeded')),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Download CSV' });
  },
};
