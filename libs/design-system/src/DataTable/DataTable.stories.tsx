import type { Meta, StoryObj } from '@storybook/react-vite';
import Inbox from 'lucide-react/icons/inbox';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { guide } from './DataTable.guide.ts';
import { paymentColumns } from './sample-payments.tsx';
import { Payments, rows } from './sample-table.tsx';

const meta = {
  title: 'Data/DataTable',
  component: Payments,
  parameters: { guide },
} satisfies Meta<typeof Payments>;

export default meta;
type Story = StoryObj<typeof meta>;

const place = {
  shown: 7,
  total: { count: 1000, exact: false },
  noun: ['payment', 'payments'] as const,
  nextHref: '#next',
};
const pagination = <Pagination {...place} />;

export const Full: Story = { args: { selectable: true, footer: pagination } };

export const Loading: Story = {
  args: { loading: true, rows: [], footer: <Pagination {...place} loading /> },
};

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

/** Denser rows for whoever compares many; an ancestor says so. */
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

const longName = 'Wolfeschlegelsteinhausenbergerdorff & Sons Import-Export Handelsgesellschaft mbH';
const widthless = paymentColumns.map((column) => ({ ...column, width: undefined }));
const names = new Set(['customer', 'method']);

/** Columns of long words that give way to the others: the amount stays in view, and a pointer is shown what is cut. */
export const Truncated: Story = {
  args: {
    columns: widthless.map((column) => ({ ...column, truncate: names.has(column.key) })),
    rows: rows.map((row, index) => ({
      ...row,
      customer:
        ['Tobias Meyer', longName, 'شركة وادي النيل للاستيراد والتصدير والتجارة العامة المحدودة'][
          index % 3
        ] ?? '',
      method: index % 2 ? row.method : 'Visa of a bank that has a name as long as that of a customer',
    })),
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getAllByRole('row')[2];
    const [first, second] = row?.querySelectorAll('td') ?? [];
    const place = row?.closest('[data-scroller]');
    if (!row || !first || !second || !place) throw new Error('There is no row.');
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    const link = within(row).getByRole('link');
    const at = (cell: Element) => ({ clientX: cell.getBoundingClientRect().left + 4 });
    fireEvent.pointerMove(link, at(first));
    await expect(link).toHaveAttribute('title', longName);
    fireEvent.pointerMove(link, at(second));
    await expect(link).toHaveAttribute('title', '');
    fireEvent.pointerOut(link);
    await expect(link).not.toHaveAttribute('title');
  },
};

/** What no column can give way to scrolls sideways, and fades at the edge that hides it. */
export const TooWide: Story = {
  args: {
    columns: [...widthless, ...widthless.map((column) => ({ ...column, key: `${column.key} again` }))],
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
