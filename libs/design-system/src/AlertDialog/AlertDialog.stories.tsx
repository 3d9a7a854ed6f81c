import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './AlertDialog.guide.ts';
import { AlertDialog } from './AlertDialog.tsx';

function Example({
  onConfirm,
  startOpen = false,
}: {
  onConfirm: () => void | Promise<void>;
  startOpen?: boolean;
}) {
  const [open, setOpen] = useState(startOpen);
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete this payment link?"
      description="Nobody can pay with it any more. Payments already made are kept."
      confirmLabel="Delete link"
      onConfirm={onConfirm}
      trigger={<Button tone="danger">Delete</Button>}
    />
  );
}

const meta = {
  title: 'Feedback/AlertDialog',
  component: Example,
  parameters: { guide },
  args: { onConfirm: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { startOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this payment link?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Confirmed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete link' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A failed act says so, and leaves the question open to be answered again. */
export const ConfirmFails: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const confirm = await screen.findByRole('button', { name: 'Delete link' });
    await userEvent.click(confirm);
    const dialog = screen.getByRole('alertdialog');
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('nothing was changed');
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
    await expect(dialog).toBeVisible();
  },
};

/** While it acts it can neither be closed nor be confirmed twice. */
export const Busy: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const confirm = await screen.findByRole('button', { name: /Delete link/ });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};
