import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './MoneyField.guide.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  parameters: { guide },
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
export const FourDecimals: Story = { args: { currency: 'CLF', defaultValue: 12_345_678 } };
export const ThreeDecimals: Story = { args: { currency: 'KWD', defaultValue: 75_500 } };
export const GermanSeparators: Story = { args: { currency: 'EUR', locale: 'de', defaultValue: 125_050 } };

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
    await expect(input).toHaveAccessibleDescription('NGN Enter at least ₦100.00.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 125_000_00 } };

/** The separators stand where the key was pressed: nothing is cut at one, and half an amount is no mistake yet. */
export const KeyByKey: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Amount');
    let typed = '';
    for (const key of '1,234.50') {
      typed += key;
      await userEvent.type(input, key);
      await expect(input).toHaveValue(typed);
      await expect(input).not.toHaveAttribute('aria-invalid');
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_450, '1,234.50');
  },
};
export const ArabicDigits: Story = {
  args: { currency: 'EGP', locale: 'ar-EG' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Amount');
    await userEvent.type(input, '١٢٫٥٠');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250, '١٢٫٥٠');
    await userEvent.tab();
    await expect(input).toHaveValue('١٢٫٥٠');
  },
};
export const TooManyDecimals: Story = {
  args: { currency: 'JPY' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Amount');
    await userEvent.type(input, '10.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '10.5');
    await expect(input).toHaveAccessibleDescription('JPY JPY has no decimals. Enter an amount like 125,000.');
  },
};

export const WithError: Story = { args: { error: 'Enter an amount.', required: true } };
