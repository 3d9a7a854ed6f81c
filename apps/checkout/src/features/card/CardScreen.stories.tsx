import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleData } from '../../testing/example-data.ts';
import { CardScreen } from './CardScreen.tsx';

const { payment, business, methods } = exampleData('openPayment', 'payable');

const meta = {
  title: 'Checkout/Card form',
  component: CardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    payment,
    merchant: { name: business.name, supportEmail: 'help@adire.example' },
    brands: methods.flatMap(({ brands }) => brands),
  },
} satisfies Meta<typeof CardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveAttribute(
      'autocomplete',
      'cc-number',
    );
    await expect(canvas.getByRole('button', { name: 'Pay ₦1,000.00' })).toBeEnabled();
  },
};

/** Another card can be tried on the same payment; the name is kept, number and code are not. */
export const Declined: Story = {
  args: { decline: exampleData('openPayment', 'payable_after_decline').last_decline, cardName: 'Ngọc Anh' },
};

export const Failed: Story = {
  name: 'Fields that need attention',
  args: {
    errors: {
      card_number: 'This card number has a mistake in it. Enter it as it stands on your card.',
      expiry: 'This card has expired. Use another card.',
      cvc: 'Enter all 3 digits of the code.',
    },
  },
};

/** Nothing was taken, and the same can be tried again. */
export const NotNow: Story = {
  args: { message: 'The card network can’t be reached. Nothing was charged; try again in a moment.' },
};

/** Three decimals. */
export const Dinar: Story = {
  args: { payment: { ...payment, total: { amount: 12_345, currency: 'KWD' } } },
};
