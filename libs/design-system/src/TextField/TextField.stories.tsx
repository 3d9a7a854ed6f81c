import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Business name', name: 'name', autoComplete: 'organization' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Lagos Prints' } };
export const WithHint: Story = { args: { hint: 'As payers see it on their receipts.' } };
export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    defaultValue: 'ada@',
    error: 'Enter a whole address, like ada@example.com.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('E-mail');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Enter a whole address, like ada@example.com.');
  },
};
export const Optional: Story = { args: { label: 'Phone', type: 'tel', optional: true, autoComplete: 'tel' } };
export const WithPrefix: Story = {
  args: { label: 'Link address', prefix: 'pay.example/', defaultValue: 'lagos-prints' },
};
export const SearchBox: Story = {
  args: {
    label: 'Search payments',
    labelHidden: true,
    type: 'search',
    prefix: <Icon icon={Search} />,
    placeholder: 'Reference, customer, amount',
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Search payments' })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lagos Prints' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Lagos Prints' } };
