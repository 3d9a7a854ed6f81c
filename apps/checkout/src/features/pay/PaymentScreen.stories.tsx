import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleData } from '../../testing/example-data.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

const payable = exampleData('openPayment', 'payable');

const meta = {
  title: 'Checkout/Payment',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    payment: payable.payment,
    merchant: { name: payable.business.name, supportEmail: 'help@adire.example' },
  },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** A currency without decimals. */
/** The payer bears the fee: what it is made of is shown, and the button says what will be charged. */
export const WithFee: Story = { args: { payment: exampleData('openPayment', 'payable_with_fee').payment } };

export const Yen: Story = { args: { payment: exampleData('openPayment', 'payable_yen').payment } };
