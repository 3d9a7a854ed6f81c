import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Inbox from 'lucide-react/icons/inbox';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Money } from '../Money/Money.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { StatusBadge, type StatusBadgeProps } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { Table, type Column, type TableProps } from './Table.tsx';

interface Payment {
  id: string;
  customer: string;
  reference: string;
  amount: number;
  currency: string;
  status: StatusBadgeProps['status'];
  createdAt: string;
}

const rows: readonly Payment[] = [
  {
    id: 'txn_1',
    customer: 'Ọládélé Adéyẹmí',
    reference: 'INV-2026-0418',
    amount: 12_500_00,
    currency: 'NGN',
    status: 'succeeded',
    createdAt: '2026-11-27T14:02:00Z',
  },
  {
    id: 'txn_2',
    customer: 'Ngọc Ánh Trần',
    reference: 'INV-2026-0417',
    amount: 2_499,
    currency: 'JPY',
    status: 'processing',
    createdAt: '2026-11-27T13:40:00Z',
  },
  {
    id: 'txn_3',
    customer: 'Chiamaka Obi',
    reference: 'lagos-prints-0093',
    amount: 845_00,
    currency: 'EUR',
    status: 'failed',
    createdAt: '2026-11-27T11:15:00Z',
  },
  {
    id: 'txn_4',
    customer: '张伟',
    reference: 'lagos-prints-0092',
    amount: 1_250_000_00,
    currency: 'NGN',
    status: 'partially_refunded',
    createdAt: '2026-11-26T22:59:00Z',
  },
  {
    id: 'txn_5',
    customer: 'Amélie Söhne & Fils',
    reference: 'INV-2026-0416',
    amount: 75_500,
    currency: 'KWD',
    status: 'requires_action',
    createdAt: '2026-11-26T18:20:00Z',
  },
  {
    id: 'txn_6',
    customer: 'Tobias Meyer',
    reference: 'INV-2026-0415',
    amount: 3_200_00,
    currency: 'NGN',
    status: 'refunded',
    createdAt: '2026-11-26T09:05:00Z',
  },
  {
    id: 'txn_7',
    customer: 'Halima Bello',
    reference: 'INV-2026-0414',
    amount: 990_00,
    currency: 'NGN',
    status: 'disputed',
    createdAt: '2026-11-25T16:44:00Z',
  },
];

const columns: readonly Column<Payment>[] = [
  { key: 'customer', header: 'Customer', cell: (row) => row.customer },
  {
    key: 'reference',
    header: 'Reference',
    cell: (row) => (
      <Text as="span" tone="muted" numeric>
        {row.reference}
      </Text>
    ),
  },
  { key: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} />, phone: 'status' },
  {
    key: 'created',
    header: 'Created (WAT)',
    cell: (row) => <DateTime value={row.createdAt} timeZone="Africa/Lagos" />,
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: (row) => <Money value={row} code />,
    numeric: true,
    phone: 'value',
  },
];

const refund = fn();

function PaymentsTable(props: Partial<TableProps<Payment>>) {
  return (
    <Card padding="none">
      <Table<Payment>
        label="Payments"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `#/app/payments/${row.id}`}
        rowLabel={(row) => `${row.customer}, ${row.reference}`}
        rowMenu={(row) => [
          { label: 'Copy reference', icon: Copy, onSelect: fn() },
          { label: 'Refund', icon: RotateCcw, onSelect: () => refund(row.id) },
        ]}
        footer={<Pagination summary="7 of about 4,000 payments" nextHref="#next" />}
        {...props}
      />
    </Card>
  );
}

const meta = { title: 'Data/Table', component: PaymentsTable } satisfies Meta<typeof PaymentsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** A row is a real link over its whole area; the controls in it lie above and do not navigate. */
export const RowsAreLinks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: /Ọládélé/ });
    await expect(link).toHaveAttribute('href', '#/app/payments/txn_1');
    const before = window.location.hash;
    const menu = canvas.getByRole('button', { name: /Actions for Ọládélé/ });
    await userEvent.click(menu);
    await screen.findByRole('menu');
    await expect(window.location.hash).toBe(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

/** One menu serves all rows, whichever opened it. */
export const RowMenuByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    refund.mockClear();
    const menu = within(canvasElement).getByRole('button', { name: /Actions for 张伟/ });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(refund).toHaveBeenLastCalledWith('txn_4'));
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const Loading: Story = { args: { loading: true, rows: [] } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        icon={Inbox}
        title="No payments yet"
        description="Share a payment link, and the first payment appears here the moment it is made."
        action={<Button tone="primary">Create payment link</Button>}
      />
    ),
  },
};

export const WithoutLinks: Story = { args: { rowHref: undefined, rowMenu: undefined, footer: undefined } };

function PagedTable() {
  const [page, setPage] = useState(1);
  return (
    <PaymentsTable
      rows={rows.slice(page === 1 ? 0 : 4, page === 1 ? 4 : 7)}
      footer={
        <Pagination
          summary={`Page ${page}`}
          onPrev={page > 1 ? () => setPage(page - 1) : undefined}
          onNext={page < 2 ? () => setPage(page + 1) : undefined}
        />
      }
    />
  );
}

export const Paged: Story = {
  render: () => <PagedTable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};
