import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { toast, Toaster } from './Toast.tsx';

const stays = { duration: Infinity };

const meta = {
  title: 'Feedback/Toast',
  component: Toaster,
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
  render: (args) => (
    <>
      <Inline>
        <Button onClick={() => toast.success('Payment refunded', stays)}>Success</Button>
        <Button onClick={() => toast.error('The refund did not go through', stays)}>Error</Button>
        <Button onClick={() => toast.info('A report is on its way to your inbox', stays)}>Info</Button>
        <Button onClick={() => toast.warning('Live mode needs a verified business', stays)}>Warning</Button>
      </Inline>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

/** Newest on top; one that equals a toast on show is suppressed. */
export const NewestOnTop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Success', 'Error', 'Info', 'Warning', 'Success']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    await expect(texts()[0]).toContain('Live mode needs');
    await expect(texts()[3]).toContain('Payment refunded');
  },
};

/** The 21st evicts the oldest: never above twenty, the newest always in sight. */
export const AtMostTwenty: Story = {
  play: async () => {
    for (let number = 1; number <= 25; number += 1) toast.info(`Toast ${number}`, stays);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await expect(texts()[0]).toContain('Toast 25');
    await expect(texts()[19]).toContain('Toast 6');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Success' });
    await userEvent.click(opener);
    toast.info('A second one', stays);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    opener.focus();
    await userEvent.keyboard('{F6}');
    const [first] = screen.getAllByRole('button', { name: 'Close notification' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

function WithDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Refund payment">
        <Button onClick={() => toast.error('The refund did not go through', stays)}>Refund</Button>
        <Text>The dialog stays open.</Text>
      </Dialog>
      <Toaster />
    </>
  );
}

/** Over a dialog: the toast can be closed, and the dialog neither closes nor loses focus. */
export const OverDialog: Story = {
  render: () => <WithDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Refund' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByText(/did not go through/, { selector: 'p' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(0));
    await expect(dialog).toBeVisible();
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await expect(dialog).toBeVisible();
  },
};

/** Hovering stops the clock and shows the cross. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Success' }));
    const item = await screen.findByRole('listitem');
    await userEvent.hover(item);
    await fireEvent.pointerEnter(item);
    await waitFor(() => expect(item).toBeVisible());
  },
};

export const BottomCenter: Story = {
  args: { position: 'bottom-center' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Info' }));
    const item = await screen.findByRole('listitem');
    await waitFor(() => expect(item).toBeVisible());
  },
};
