import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Inbox from 'lucide-react/icons/inbox';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { guide } from './DataTable.guide.ts';
import { DataTable, type DataTableProps, type SelectedKeys, type Sort } from './DataTable.tsx';
import { paymentColumns, samplePayments, type SamplePayment } from './sample-payments.tsx';

const rows = samplePayments(7);
const refund = fn();

const base: DataTableProps<SamplePayment> = {
  label: 'Payments',
  columns: paymentColumns,
  rows,
  rowKey: (row) => row.id,
  rowHref: (row) => `#/app/payments/${row.id}`,
  rowLabel: (row) => `${row.customer}, ${row.reference}`,
  rowMenu: (row) => [
    { label: 'Copy reference', icon: Copy, onSelect: fn() },
    { label: 'Refund', icon: RotateCcw, onSelect: () => refund(row.id) },
  ],
};

const exportButton = (keys: SelectedKeys) => (
  <Button size="sm" icon={Download}>
    Export {keys.size}
  </Button>
);

/** The table with the state that a screen would keep for it. */
function Payments({
  selectable,
  ...props
}: Partial<DataTableProps<SamplePayment>> & { selectable?: boolean }) {
  const [sort, setSort] = useState<Sort | undefined>(props.sort);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(props.hiddenColumns ?? new Set());
  const [selected, setSelected] = useState<SelectedKeys>(props.selection?.selected ?? new Set());
  return (
    <Card padding="none">
      <DataTable<SamplePayment>
        {...base}
        {...props}
        sort={sort}
        onSortChange={setSort}
        hiddenColumns={hidden}
        onHiddenColumnsChange={setHidden}
        selection={
          selectable
            ? {
                selected,
                onChange: setSelected,
                actions: exportButton,
              }
            : undefined
        }
      />
    </Card>
  );
}

const meta = {
  title: 'Data/DataTable',
  component: Payments,
  parameters: { guide },
} satisfies Meta<typeof Payments>;

export default meta;
type Story = StoryObj<typeof meta>;

const pagination = (
  <Pagination
    shown={7}
    total={{ count: 1000, exact: false }}
    noun={['payment', 'payments']}
    nextHref="#next"
  />
);

export const Full: Story = { args: { selectable: true, footer: pagination } };

export const Loading: Story = { args: { loading: true, rows: [], footer: pagination } };

export const Refreshing: Story = {
  args: { refreshing: true, footer: pagination },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

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

const retry = fn();

export const Failed: Story = {
  args: { rows: [], error: { message: 'The server did not answer. Check your connection.', onRetry: retry } },
  play: async ({ canvasElement }) => {
    retry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payments could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** What was loaded before stays readable. */
export const FailedToRefresh: Story = {
  args: { error: { message: 'The server did not answer.', onRetry: retry } },
};

export const Selected: Story = {
  args: { selectable: true, selection: { selected: new Set(['txn_2', 'txn_3', 'txn_99']), onChange: fn() } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('3 selected, 1 not shown here');
  },
};

export const Sorted: Story = { args: { sort: { key: 'amount', direction: 'descending' } } };

export const FewerColumns: Story = { args: { hiddenColumns: new Set(['method', 'fee', 'created']) } };

/** Denser rows for whoever compares many: any ancestor says so. */
export const Compact: Story = {
  args: { selectable: true, footer: pagination },
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    rows: rows.map((row) => ({
      ...row,
      customer: 'Wolfeschlegelsteinhausenbergerdorff & Sons Import-Export Handelsgesellschaft mbH',
      amount: { amount: 987_654_321_012, currency: 'NGN' },
    })),
  },
};

export const RightToLeft: Story = {
  args: { selectable: true, sort: { key: 'amount', direction: 'descending' }, footer: pagination },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** Rows without a page of their own: the tick box, or the menu, is their tab stop. */
export const WithoutLinks: Story = { args: { rowHref: undefined } };

const many = samplePayments(10_000);

/** Ten thousand rows: those in view are drawn, all of them are counted. */
export const Virtual: Story = {
  args: { rows: many, virtual: true, selectable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Payments' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const second = await canvas.findByRole('row', { name: /INV-2026-09999/ });
    await expect(second).toHaveAttribute('aria-rowindex', '3');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** Every way of opening a link works on the row; what lies above the link does not navigate. */
export const RowsAreLinks: Story = {
  args: { selectable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: /INV-2026-00007/ });
    await expect(link).toHaveAttribute('href', '#/app/payments/txn_1');
    const { left, top, width, height } = link.closest('tr')?.getBoundingClientRect() ?? new DOMRect();
    const inTheMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(inTheMiddle).toBe(link);

    const before = window.location.hash;
    await userEvent.click(canvas.getByRole('checkbox', { name: /INV-2026-00007/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Actions for .*INV-2026-00007/ }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(window.location.hash).toBe(before);
  },
};

/** One tab stop a row; arrows reach the row's other controls and the next rows. */
export const ByKeyboard: Story = {
  args: { selectable: true },
  play: async ({ canvasElement }) => {
    refund.mockClear();
    const canvas = within(canvasElement);
    const link = (reference: string) => canvas.getByRole('link', { name: new RegExp(reference) });
    link('00007').focus();
    await userEvent.tab();
    await expect(link('00006')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(link('00005')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('checkbox', { name: /00005/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('checkbox', { name: /00005/ })).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(link('00001')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(refund).toHaveBeenLastCalledWith('txn_1'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Actions for .*00007/ })).toHaveFocus());
  },
};

/** A header is a button that says how it sorts; numbers begin with the largest, a third press ends it. */
export const SortedByHeader: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    const amounts = () =>
      canvas
        .getAllByRole('link')
        .map((link) => link.closest('tr')?.lastElementChild?.previousElementSibling?.textContent);
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(amounts()[0]).toBe('₦97,214.02');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Amount, descending');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(amounts()[0]).toBe('₦450.00');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'none');
  },
};

/** A range with Shift, some and all by the header, and it survives another order. */
export const SelectedByRange: Story = {
  args: { selectable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (reference: string) => canvas.getByRole('checkbox', { name: new RegExp(reference) });
    const all = canvas.getByRole('checkbox', { name: 'Select all rows shown' });
    const user = userEvent.setup();
    await user.click(box('00006'));
    await user.keyboard('{Shift>}');
    await user.click(box('00003'));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
    await expect(all).toBePartiallyChecked();
    await user.click(within(canvas.getByRole('columnheader', { name: 'Amount' })).getByRole('button'));
    await expect(box('00004')).toBeChecked();
    await expect(box('00007')).not.toBeChecked();
    await user.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('7 selected');
    await expect(canvas.getByRole('button', { name: 'Export 7' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(all).not.toBeChecked();
  },
};

/** Columns are ticked in a menu that stays open; those that are required cannot go. */
export const ColumnsChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Columns' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const required = await screen.findByRole('menuitemcheckbox', { name: /Customer/ });
    await waitFor(() => expect(required).toHaveFocus());
    await expect(required).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Columns 6 of 7');
  },
};
