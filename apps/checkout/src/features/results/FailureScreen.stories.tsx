import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleData } from '../../testing/example-data.ts';
import { failureWords } from './failure-words.ts';
import { FailureScreen } from './FailureScreen.tsx';

const merchant = { name: 'Adire & Sons', supportEmail: 'help@adire.example' };

function argsFor(opened: Parameters<typeof failureWords>[0]) {
  return { payment: opened.payment, words: failureWords(opened, merchant.name) };
}

const declined = exampleData('openPayment', 'payable_after_decline');

const meta = {
  title: 'Checkout/Failure',
  component: FailureScreen,
  parameters: { layout: 'fullscreen' },
  args: { merchant, ...argsFor(declined) },
} satisfies Meta<typeof FailureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {};

export const Cancelled: Story = {
  args: argsFor({
    ...declined,
    last_decline: { code: 'authentication_cancelled', message: 'You cancelled it.', can_retry: true },
  }),
};

export const Expired: Story = { args: argsFor(exampleData('openPayment', 'expired')) };

/** For good: only the merchant can help. */
export const Failed: Story = { args: argsFor(exampleData('openPayment', 'failed')) };

export const LinkClosed: Story = { args: argsFor(exampleData('openPayment', 'link_inactive')) };
