import { examples } from '@harbour/contract/examples';
import { mock, mockPending } from '@harbour/contract/mocks';
import { routes } from '@harbour/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, inApp } from '../../testing/screen-story.tsx';
import { EditPaymentLinkScreen } from './EditPaymentLinkScreen.tsx';

const at = `/app/payment-links/${examples.getPaymentLink[200].fixed.data.id}/update`;

const meta = {
  title: 'Dashboard/Payment links/Edit',
  component: EditPaymentLinkScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', place: { path: routes.dashboard.updatePaymentLink, at } },
} satisfies Meta<typeof EditPaymentLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answers(mockPending('getPaymentLink')) };

export const Failed: Story = { parameters: answers(mock('getPaymentLink', 'internal_error')) };

/** Deleted meanwhile, or an address that was never one. */
export const NotFound: Story = {
  parameters: answers(mock('getPaymentLink', 'not_found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Payment links' })).toHaveAttribute(
      'href',
      routes.dashboard.paymentLinks,
    );
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull();
  },
};

export const Full: Story = {
  parameters: answers(mock('getPaymentLink', 'fixed')),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue(examples.getPaymentLink[200].fixed.data.title);
  },
};
