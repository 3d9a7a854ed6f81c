import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleData } from '../../testing/example-data.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

const paid = exampleData('openPayment', 'already_paid');

const meta = {
  title: 'Checkout/Success',
  component: SuccessScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    payment: paid.payment,
    merchant: { name: paid.business.name, supportEmail: 'help@adire.example' },
    receipt: exampleData('getCheckoutTransaction', 'succeeded'),
  },
} satisfies Meta<typeof SuccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Seen by somebody who only has the address. */
export const WithoutReceipt: Story = { args: { receipt: undefined } };

/** Back to the card form, or a second tab: nothing more is charged. */
export const AlreadyPaid: Story = { args: { again: true } };

const { amount, fee, total, ...partlyRefunded } = exampleData('getCheckoutTransaction', 'partially_refunded');

export const PartlyRefunded: Story = {
  args: {
    payment: { ...paid.payment, amount, fee, total },
    receipt: { ...partlyRefunded, amount, fee, total },
  },
};
