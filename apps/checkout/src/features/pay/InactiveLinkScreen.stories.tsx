import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleData } from '../../testing/example-data.ts';
import { InactiveLinkScreen } from './InactiveLinkScreen.tsx';

const disabled = exampleData('openPaymentLink', 'disabled');

const meta = {
  title: 'Checkout/Payment link that is closed',
  component: InactiveLinkScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    link: disabled.payment_link,
    merchant: { name: disabled.business.name, supportEmail: 'help@adire.example' },
  },
} satisfies Meta<typeof InactiveLinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchedOff: Story = {};

export const Expired: Story = { args: { link: exampleData('openPaymentLink', 'expired').payment_link } };

export const UsedUp: Story = { args: { link: exampleData('openPaymentLink', 'used_up').payment_link } };

/** A merchant without an address for questions. */
export const NobodyToAsk: Story = { args: { merchant: { name: disabled.business.name } } };
