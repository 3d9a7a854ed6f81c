import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, inApp } from '../../testing/screen-story.tsx';
import { mockSettlements } from '../../testing/settlements.ts';
import { HomeScreen } from './HomeScreen.tsx';

const settlements = examples.listSettlements[200].full.data;

const meta = {
  title: 'Dashboard/Home',
  component: HomeScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.home } },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answers(mockPending('getBusinessOverview'), mockPending('listSettlements')),
};

/** A new business: zeros are told as they are, and the next step stands on top. */
export const Empty: Story = {
  parameters: answers(mock('getBusinessOverview', 'empty'), mock('listSettlements', 'empty')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Take your first payment' });
  },
};

export const FirstPayment: Story = {
  parameters: answers(mock('getBusinessOverview', 'first_payment'), mock('listSettlements', 'empty')),
};

export const Failed: Story = {
  parameters: answers(mock('getBusinessOverview', 'internal_error')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Denied: Story = {
  parameters: answers(mock('getBusinessOverview', 'permission_denied')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your role cannot see payments' });
    await expect(canvas.queryByLabelText('Days')).toBeNull();
  },
};

/** A role that may see no payments is told so, and nothing is asked for. */
export const NoFigures: Story = {
  parameters: {
    place: { path: routes.dashboard.home, permissions: [{ resource: 'payment_links', privilege: '*' }] },
    ...answers(mock('getBusinessOverview', 'permission_denied')),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your role cannot see payments' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Full: Story = {
  parameters: answers(
    mock('getBusinessOverview', 'full'),
    mockSettlements(...settlements.filter(({ currency }) => currency === 'NGN')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Recent payments' });
  },
};
