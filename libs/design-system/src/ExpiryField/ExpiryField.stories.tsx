import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './ExpiryField.guide.ts';
import { ExpiryField } from './ExpiryField.tsx';

const meta = {
  title: 'Fields/ExpiryField',
  component: ExpiryField,
  parameters: { guide },
  args: { onValueChange: fn() },
} satisfies Meta<typeof ExpiryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The separator sets itself, also where the month has one digit. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Expiry date');
    await userEvent.type(input, '940');
    await expect(input).toHaveValue('09 / 40');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0940');
    await userEvent.clear(input);
    await userEvent.type(input, '1 2040');
    await expect(input).toHaveValue('01 / 40');
  },
};
/** With its year first, as some banks and browsers write it. */
export const YearFirst: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Expiry date');
    await userEvent.click(input);
    await userEvent.paste('2040-02');
    await expect(input).toHaveValue('02 / 40');
  },
};
export const Expired: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Expiry date');
    await userEvent.type(input, '0120');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('This card has expired. Use another card.');
  },
};
export const Unfinished: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Expiry date');
    await userEvent.type(input, '12');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter month and year, like 09 / 29.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '09 / 40' } };
