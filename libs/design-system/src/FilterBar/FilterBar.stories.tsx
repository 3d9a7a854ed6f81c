import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Code } from '../Code/Code.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { changeFilters, clearFilters, day, defineFilters, oneOf, readFilters, text } from './filter-query.ts';
import { guide } from './FilterBar.guide.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const statuses = [
  { value: 'succeeded', label: 'Succeeded' },
  { value: 'failed', label: 'Failed' },
  { value: 'disputed', label: 'Disputed' },
] as const;
const currencies = [
  { value: 'NGN', label: 'NGN' },
  { value: 'EUR', label: 'EUR' },
] as const;

const change = fn();
const search = {
  label: 'Search payments',
  placeholder: 'Reference, customer, card’s last 4',
  value: '',
  onChange: change,
};
const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  parameters: { guide },
  args: {
    label: 'Filter payments',
    search,
    filters: [
      { key: 'status', label: 'Status', value: undefined, options: statuses, onChange: change },
      { key: 'currency', label: 'Currency', value: undefined, options: currencies, onChange: change },
    ],
    onClearAll: fn(),
    results: '4,018 payments',
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const inUse: FilterBarProps['filters'] = [
  { key: 'status', label: 'Status', value: 'failed', options: statuses, onChange: change },
  { key: 'currency', label: 'Currency', value: 'NGN', options: currencies, onChange: change },
];

export const Unfiltered: Story = {
  play: async ({ canvasElement }) => {
    change.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('search', { name: 'Filter payments' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'failed');
    await expect(change).toHaveBeenLastCalledWith('failed');
  },
};

export const InUse: Story = {
  args: { filters: inUse, results: '12 payments', search: { ...search, value: 'obi' } },
};

/** The rows for what was chosen are on their way. */
export const Busy: Story = { args: { filters: inUse, results: '12 payments', busy: true } };

/** An address that asks for what does not exist: told, so that nobody takes the list for what was asked for. */
export const ProblemInTheAddress: Story = {
  args: {
    problems: [
      { name: 'status', message: '“status” in the address: there is no “lost”.' },
      { name: 'from', message: '“from” in the address: “2026-02-30” is not a day like 2026-03-31.' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('there is no “lost”');
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

export const WithoutSearch: Story = { args: { search: undefined } };

/** Words longer than their chip end in an ellipsis; the select shows them whole. */
export const LongWords: Story = {
  args: {
    filters: [
      {
        key: 'reason',
        label: 'Reason',
        value: 'long',
        options: [
          { value: 'long', label: 'The issuing bank asks the cardholder to confirm the payment in its app' },
        ],
        onChange: change,
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: { filters: inUse, results: '12 payments' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

const filters = defineFilters({
  search: text(),
  status: oneOf(['succeeded', 'failed', 'disputed']),
  from: day(),
});
const counts: Readonly<Record<string, number>> = { succeeded: 3_702, failed: 304, disputed: 12 };

function PaymentsAddress({ start }: { start: string }) {
  const [query, setQuery] = useState(() => new URLSearchParams(start));
  const { values, problems } = readFilters(filters, query);
  const set = (next: typeof values) => setQuery((current) => changeFilters(filters, current, next));
  return (
    <Stack gap={4}>
      <FilterBar
        label="Filter payments"
        search={{ ...search, value: values.search ?? '', onChange: (words) => set({ search: words }) }}
        filters={[
          {
            key: 'status',
            label: 'Status',
            value: values.status,
            options: statuses,
            onChange: (status) => set({ status: statuses.find(({ value }) => value === status)?.value }),
          },
          {
            key: 'from',
            label: 'From',
            value: values.from,
            onClear: () => set({ from: undefined }),
            control: (
              <TextField
                type="date"
                label="From"
                labelHidden
                value={values.from ?? ''}
                onChange={({ currentTarget }) => set({ from: currentTarget.value })}
              />
            ),
          },
        ]}
        onClearAll={() => setQuery((current) => clearFilters(filters, current))}
        results={`${(counts[values.status ?? ''] ?? 4_018).toLocaleString('en')} payments`}
        problems={problems}
      />
      <Code>{`/app/payments?${query}`}</Code>
    </Stack>
  );
}

/** The whole circle, by keyboard: the address keeps what others wrote, and loses its cursor when a filter changes. */
export const InTheAddress: Story = {
  render: () => <PaymentsAddress start="mode=test&status=failed&from=2026-11-01&cursor=page5" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = (query: string) =>
      waitFor(() => expect(canvas.getByText(`/app/payments?${query}`)).toBeVisible());
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'disputed');
    await address('mode=test&status=disputed&from=2026-11-01');
    await expect(canvas.getByRole('status')).toHaveTextContent('12 payments');

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search payments' }), 'obi{Enter}');
    await address('mode=test&status=disputed&from=2026-11-01&search=obi');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();

    canvas.getByRole('button', { name: 'Remove filter Status Disputed' }).focus();
    await userEvent.keyboard('{Enter}');
    await address('mode=test&from=2026-11-01&search=obi');
    await expect(canvas.getByRole('button', { name: 'Remove filter From 2026-11-01' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await address('mode=test');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
