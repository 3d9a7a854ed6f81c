import type { Meta, StoryObj } from '@storybook/react-vite';
import Globe from 'lucide-react/icons/globe';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  parameters: { guide },
  args: { label: 'Business name', name: 'name', autoComplete: 'organization' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Lagos Prints' } };
export const WithHint: Story = { args: { hint: 'As customers see it on their receipts.' } };
export const WithError: Story = {
  args: {
    label: 'Email',
    type: 'email',
    defaultValue: 'ada@',
    error: 'Enter a whole address, like ada@example.com.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Enter a whole address, like ada@example.com.');
  },
};
export const Optional: Story = { args: { label: 'Phone', type: 'tel', optional: true, autoComplete: 'tel' } };
export const WithPrefix: Story = {
  args: { label: 'Link address', prefix: 'pay.example/', defaultValue: 'lagos-prints' },
};
export const WithIcon: Story = {
  args: { label: 'Website', type: 'url', prefix: <Icon icon={Globe} />, placeholder: 'https://example.com' },
};
export const Focused: Story = {
  args: { defaultValue: 'Lagos Prints' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Business name')).toHaveFocus();
  },
};
/** Label, text and error are as long as people make them. */
export const LongText: Story = {
  args: {
    label: 'The name under which your business is entered in the register of companies',
    defaultValue: 'Ọládélé, Ngọc Ánh & Söhne Druckereibetriebsgesellschaft mit beschränkter Haftung',
    hint: 'As it stands on the certificate, with every word and every sign, even where your customers know you by a shorter name.',
    error:
      'This name is longer than the register allows. Shorten it to 60 characters, or use the abbreviation that is entered.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lagos Prints' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Lagos Prints' } };
