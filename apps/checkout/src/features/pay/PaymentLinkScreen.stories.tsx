import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleData } from '../../testing/example-data.ts';
import { PaymentLinkScreen } from './PaymentLinkScreen.tsx';

const fixed = exampleData('openPaymentLink', 'fixed');
const chosen = exampleData('openPaymentLink', 'payer_chosen');
const open = exampleData('openPaymentLink', 'open_amount');

const meta = {
  title: 'Checkout/Payment link',
  component: PaymentLinkScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    link: fixed.payment_link,
    merchant: { name: fixed.business.name, supportEmail: 'help@adire.example' },
    start: { token: fixed.token ?? '', attempt: '5d0f4f9e-6c1b-4c52-9f4b-1f1df7c1f0aa' },
  },
} satisfies Meta<typeof PaymentLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One price, and everything that a merchant can ask for. */
export const Full: Story = {};

/** The payer decides within bounds. The title is shown as its merchant wrote it. */
export const PayerChosen: Story = { args: { link: chosen.payment_link } };

/** Any amount. */
export const OpenAmount: Story = { args: { link: open.payment_link } };

export const Failed: Story = {
  name: 'Fields that need attention',
  args: {
    text: { email: 'ada', line1: '1 Marina' },
    errors: {
      email: 'Enter an email address like name@example.com.',
      phone: 'Enter your phone number.',
      city: 'Enter the town or city.',
    },
  },
};

/** Refused as a whole. */
export const SentBefore: Story = {
  args: { message: 'This form was sent before. Look through it and send it again.' },
};
