import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Amount', name: 'amount', currency: 'NGN', onValueChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 125_000_00 } };

/** Zeros after the separator stay as typed; leaving the field writes the amount out. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Amount');
    await userEvent.type(input, '1250.05');
    await expect(input).toHaveValue('1250.05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(125_005, '1250.05');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.05');
  },
};

export const NoDecimals: Story = { args: { currency: 'JPY', defaultValue: 2500 } };
export const ThreeDecimals: Story = { args: { currency: 'KWD', defaultValue: 75_500 } };
export const GermanSeparators: Story = { args: { currency: 'EUR', locale: 'de', defaultValue: 125_050 } };
export const ChooseCurrency: Story = {
  args: { currencies: ['NGN', 'USD', 'EUR', 'KWD'], currencyName: 'currency' },
};

/** What is no amount is refused in words, never corrected silently. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Amount');
    await userEvent.type(input, '1e3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '1e3');
    await expect(input).toHaveAccessibleDescription(/Enter digits only/);
  },
};
export const OutOfBounds: Story = {
  args: { min: 100_00, max: 500_000_00 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Amount');
    await userEvent.type(input, '5');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter at least ₦100.00.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 125_000_00 } };
