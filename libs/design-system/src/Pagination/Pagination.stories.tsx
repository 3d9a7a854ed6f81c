import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './Pagination.guide.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  parameters: { guide },
  args: {
    shown: 25,
    total: { count: 53, exact: true },
    noun: ['payment', 'payments'],
    prevHref: '#prev',
    nextHref: '#next',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#prev');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#next');
  },
};
export const FirstPage: Story = {
  args: { prevHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};
export const LastPage: Story = { args: { nextHref: undefined } };
/** The server stopped counting, and says so. */
export const CountedToALimit: Story = { args: { total: { count: 1000, exact: false } } };
/** Nobody counts; only what is on the page is known. */
export const NotCounted: Story = { args: { total: undefined } };
export const PlaceKnown: Story = { args: { firstRow: 26 } };
export const OnlyPage: Story = {
  args: { prevHref: undefined, nextHref: undefined, shown: 1, total: { count: 1, exact: true } },
};

const resize = fn();
export const PageSize: Story = {
  args: { pageSize: { value: 25, options: [25, 50, 100], onChange: resize } },
  play: async ({ canvasElement }) => {
    resize.mockClear();
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Rows'), '100');
    await expect(resize).toHaveBeenCalledWith(100);
  },
};

const next = fn();
/** A page is on its way: a second press does nothing, and focus stays. */
export const Loading: Story = {
  args: { prevHref: undefined, nextHref: undefined, onPrev: fn(), onNext: next, loading: true },
  play: async ({ canvasElement }) => {
    next.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Next' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      firstRow={page * 25 - 24}
      shown={page === 3 ? 3 : 25}
      total={{ count: 53, exact: true }}
      noun={['payment', 'payments']}
      onPrev={page > 1 ? () => setPage(page - 1) : undefined}
      onNext={page < 3 ? () => setPage(page + 1) : undefined}
    />
  );
}

/** By keyboard to the end and back: focus is never lost. */
export const ByKeyboard: Story = {
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('51–53 of 53 payments')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('1–25 of 53 payments')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
