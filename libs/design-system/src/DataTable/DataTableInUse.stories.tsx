import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './DataTable.guide.ts';
import { samplePayments } from './sample-payments.tsx';
import { Payments, refund } from './sample-table.tsx';

const meta = {
  title: 'Data/DataTable/In use',
  component: Payments,
  parameters: { guide },
} satisfies Meta<typeof Payments>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** Scrolled away, the row that has focus is still there: the next key goes on from it, not from the top of the page. */
export const VirtualKeepsFocus: Story = {
  args: { rows: many, virtual: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: /INV-2026-09999/ });
    link.focus();
    const scroller = link.closest('[data-scroller]');
    if (!scroller) throw new Error('Nothing scrolls.');
    for (const place of [scroller.scrollHeight / 2, scroller.scrollHeight, 0]) {
      scroller.scrollTop = place;
      const inView = `INV-2026-${String(10_000 - Math.round(place / 48)).padStart(5, '0')}`;
      if (place === scroller.scrollHeight / 2) await canvas.findByRole('link', { name: new RegExp(inView) });
      else await canvas.findByRole('link', { name: place === 0 ? /INV-2026-10000/ : /INV-2026-00001/ });
      await expect(link).toHaveFocus();
    }
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
    if (all.checkVisibility()) await expect(all).toHaveFocus();
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
