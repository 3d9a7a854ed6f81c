import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Status',
    name: 'status',
    placeholder: 'All statuses',
    options: [
      { value: 'succeeded', label: 'Succeeded' },
      { value: 'failed', label: 'Failed' },
      { value: 'disputed', label: 'Disputed', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Status');
    await userEvent.selectOptions(select, 'failed');
    await expect(select).toHaveValue('failed');
  },
};
export const WithError: Story = { args: { error: 'Choose a status.' } };
export const Disabled: Story = { args: { disabled: true } };
