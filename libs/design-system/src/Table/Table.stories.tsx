import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Table.guide.ts';
import { Table, type Column, type TableProps } from './Table.tsx';

interface Refund {
  id: string;
  reason: string;
  by: string;
  amount: { amount: number; currency: string };
  done: boolean;
  at: string;
}

const refunds: readonly Refund[] = [
  {
    id: 're_3',
    reason: 'Returned goods',
    by: 'Ọládélé Adéyẹmí',
    amount: { amount: 12_500_00, currency: 'NGN' },
    done: true,
    at: '2026-11-27T14:02:00Z',
  },
  {
    id: 're_2',
    reason: 'Paid twice',
    by: 'Ngọc Ánh Trần',
    amount: { amount: 845_00, currency: 'NGN' },
    done: true,
    at: '2026-11-26T11:15:00Z',
  },
  {
    id: 're_1',
    reason: 'Asked by the customer',
    by: 'Chiamaka Obi',
    amount: { amount: 99_00, currency: 'NGN' },
    done: false,
    at: '2026-11-25T16:44:00Z',
  },
];

const columns: readonly Column<Refund>[] = [
  { key: 'reason', header: 'Reason', cell: (row) => row.reason },
  {
    key: 'by',
    header: 'Refunded by',
    cell: (row) => (
      <Text as="span" tone="muted">
        {row.by}
      </Text>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <Badge tone={row.done ? 'success' : 'danger'}>{row.done ? 'Refunded' : 'Failed'}</Badge>,
    phone: 'status',
  },
  { key: 'at', header: 'Date (WAT)', cell: (row) => <DateTime value={row.at} timeZone="Africa/Lagos" /> },
  {
    key: 'amount',
    header: 'Amount',
    cell: (row) => <Money value={row.amount} />,
    numeric: true,
    phone: 'value',
  },
];

function Refunds(props: Partial<TableProps<Refund>>) {
  return (
    <Card padding="none" title="Refunds">
      <Table<Refund> label="Refunds" columns={columns} rows={refunds} rowKey={(row) => row.id} {...props} />
    </Card>
  );
}

const meta = { title: 'Data/Table', component: Refunds, parameters: { guide } } satisfies Meta<
  typeof Refunds
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Refunds' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await expect(within(table).getByRole('cell', { name: '₦12,500.00' })).toBeVisible();
  },
};
/** Widths keep the columns of two tables below each other in line. */
export const Widths: Story = {
  args: { columns: columns.map((column) => ({ ...column, width: column.key === 'reason' ? '28%' : '18%' })) },
};
export const Compact: Story = {
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
};
export const Empty: Story = { args: { rows: [], empty: 'Nothing was refunded.' } };
export const LongWords: Story = {
  args: {
    rows: refunds.map((row) => ({
      ...row,
      reason: 'The customer says that a parcel never arrived and the carrier has lost its trace',
      by: 'Wolfeschlegelsteinhausenbergerdorff & Sons',
    })),
  },
};
/** Columns of long words give way to the others. */
export const Truncated: Story = {
  args: {
    ...LongWords.args,
    columns: columns.map((column) => ({
      ...column,
      truncate: column.key === 'reason' || column.key === 'by',
    })),
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
const counted: Column<Refund> = { key: 'uses', header: 'Used', cell: () => '14 of 100', numeric: true };

export const RightToLeft: Story = {
  args: { columns: [...columns, counted] },
  // Words of the other direction keep their order.
  play: async ({ canvasElement }) => {
    const [cell] = within(canvasElement).getAllByRole('cell', { name: '14 of 100' });
    const range = document.createRange();
    const left = (from: number) => {
      range.setStart(cell?.firstChild ?? document, from);
      range.setEnd(cell?.firstChild ?? document, from + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(left(0)).toBeLessThan(left('14 of 100'.length - 1));
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
