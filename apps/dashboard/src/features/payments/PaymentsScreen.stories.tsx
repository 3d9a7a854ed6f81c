import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, inApp } from '../../testing/screen-story.tsx';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const path = routes.dashboard.payments;

const meta = {
  title: 'Dashboard/Payments/List',
  component: PaymentsScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path } },
} satisfies Meta<typeof PaymentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answers(mockPending('listTransactions')) };

export const Empty: Story = {
  parameters: answers(mock('listTransactions', 'empty')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No payments yet' });
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const NothingMatches: Story = {
  parameters: { ...answers(mock('listTransactions', 'empty')), place: { at: `${path}?status=disputed` } },
};

export const Failed: Story = {
  parameters: answers(mock('listTransactions', 'internal_error')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Denied: Story = {
  parameters: answers(mock('listTransactions', 'permission_denied')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your role cannot see payments' });
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  },
};

export const Full: Story = {
  parameters: answers(mock('listTransactions', 'full')),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Pages of payments' });
    // However long a name or a description is, no amount is out of sight.
    const table = canvas.getByRole('table', { name: 'Payments' });
    const room = table.parentElement?.getBoundingClientRect();
    for (const amount of canvas.getAllByText('NGN')) {
      await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(room?.right ?? 0);
    }
  },
};
