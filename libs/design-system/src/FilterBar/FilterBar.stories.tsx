import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { expect, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Fields/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter payments',
    children: [
      <TextField
        key="q"
        label="Search"
        name="search"
        type="search"
        prefix={<Icon icon={Search} />}
        placeholder="Reference or customer"
      />,
      <Select
        key="s"
        label="Status"
        name="status"
        placeholder="All statuses"
        options={[{ value: 'failed', label: 'Failed' }]}
      />,
      <Select
        key="c"
        label="Currency"
        name="currency"
        placeholder="All currencies"
        options={[{ value: 'NGN', label: 'NGN' }]}
      />,
    ],
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('search', { name: 'Filter payments' })).toHaveAttribute(
      'method',
      'get',
    );
  },
};
export const Filtered: Story = { args: { clearHref: '#all' } };
