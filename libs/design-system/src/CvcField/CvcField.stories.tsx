import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './CvcField.guide.ts';
import { CvcField } from './CvcField.tsx';

const meta = {
  title: 'Fields/CvcField',
  component: CvcField,
  parameters: { guide },
  args: { onValueChange: fn() },
} satisfies Meta<typeof CvcField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const AmericanExpress: Story = {
  args: { brand: { brand: 'amex', cvcLength: 4 } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Security code');
    await expect(input).toHaveAccessibleDescription('4 digits, on the front');
    await userEvent.type(input, '123');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'The security code of this card has four digits. 4 digits, on the front',
    );
  },
};
export const TooLong: Story = {
  args: { brand: { brand: 'visa', cvcLength: 3 } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Security code');
    await userEvent.type(input, '1234');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/has three digits/);
  },
};
export const Disabled: Story = { args: { disabled: true } };
