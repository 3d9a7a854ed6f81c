import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleData } from '../../testing/example-data.ts';
import { PendingScreen } from './PendingScreen.tsx';

const waiting = exampleData('openPayment', 'in_progress');

const meta = {
  title: 'Checkout/Pending',
  component: PendingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    payment: waiting.payment,
    merchant: { name: waiting.business.name, supportEmail: 'help@adire.example' },
    report: exampleData('getPaymentStatus', 'processing'),
    payable: false,
  },
} satisfies Meta<typeof PendingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the card network; the page asks by itself. */
export const Loading: Story = {};

/** Nothing is at the bank yet: the card form can be used. */
export const NotPaidYet: Story = {
  args: { report: exampleData('getPaymentStatus', 'requires_action'), payable: true },
};
