import type { Meta, StoryObj } from '@storybook/react-vite';
import Inbox from 'lucide-react/icons/inbox';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { guide } from './DataTable.guide.ts';
import { Payments, rows } from './sample-table.tsx';

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
