import { formatPercent } from '@harbour/domain/percent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Popover.guide.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    label: 'Columns',
    width: 'sm',
    trigger: <Button icon={SlidersHorizontal}>Columns</Button>,
    children: (
      <Stack gap={3}>
        <Checkbox label="Reference" name="reference" defaultChecked />
        <Checkbox label="Customer" name="customer" defaultChecked />
        <Checkbox label="Fee" name="fee" />
      </Stack>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
  },
};

/** Text with a link: what a tooltip cannot hold. */
export const Explanation: Story = {
  args: {
    label: 'How the fee is made up',
    width: 'md',
    trigger: <Button tone="quiet">₦187.50</Button>,
    children: (
      <Stack gap={3}>
        <Text>
          {formatPercent(0.015)} of ₦12,500.00, capped at ₦2,000.00. Nothing is charged for a payment that
          fails.
        </Text>
        <Link href="#pricing">All prices</Link>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Columns' });
    opener.focus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Columns' });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(within(panel).getByLabelText('Reference')).toHaveFocus());
    await userEvent.tab();
    await expect(within(panel).getByLabelText('Customer')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Export payments" size="sm">
      <Popover {...meta.args} />
    </Dialog>
  );
}

/** Escape closes what is on top: the popover first, then the dialog. */
export const InsideDialog: Story = {
  render: () => <InDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Export payments' });
    const opener = within(dialog).getByRole('button', { name: 'Columns' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Columns' });
    await userEvent.click(within(panel).getByLabelText('Fee'));
    await expect(within(panel).getByLabelText('Fee')).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};
