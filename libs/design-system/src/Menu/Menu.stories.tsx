import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { Text } from '../Text/Text.tsx';
import { Menu } from './Menu.tsx';

const copy = fn();
const remove = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Payment actions',
    trigger: <Button icon={Ellipsis}>Actions</Button>,
    items: [
      { heading: 'Payment' },
      { label: 'Copy reference', icon: Copy, onSelect: copy },
      { label: 'Open receipt', href: '#receipt' },
      { separator: true },
      { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: remove },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    copy.mockClear();
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Open receipt' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** An entry that needs a permission says which. */
export const MissingPermission: Story = {
  args: {
    items: [
      { label: 'Copy reference', onSelect: copy },
      { label: 'Refund', icon: RotateCcw, permission: 'payments.update', onSelect: remove },
    ],
  },
  decorators: [
    (Story) => (
      <PermissionProvider permissions={[{ resource: 'payments', privilege: 'view' }]}>
        <Story />
      </PermissionProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    const entry = await screen.findByRole('menuitem', { name: /Refund/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveTextContent('payments.update');
    await userEvent.click(entry, { pointerEventsCheck: 0 });
    await expect(remove).not.toHaveBeenCalled();
  },
};

function MenuWithDialog() {
  const [open, setOpen] = useState(false);
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <Menu
        label="Row actions"
        trigger={<IconButton icon={Ellipsis} label="Row actions" />}
        items={[{ label: 'Refund', onSelect: () => setOpen(true) }]}
      />
      <Button onClick={() => setClicks(clicks + 1)}>The page is alive</Button>
      <Text>Clicked {clicks} times</Text>
      <Dialog open={open} onOpenChange={setOpen} title="Refund payment">
        <Text>How much goes back?</Text>
      </Dialog>
    </>
  );
}

/** Opening a dialog from a menu leaves the page alive, and focus returns to the menu's button. */
export const OpensDialog: Story = {
  render: () => <MenuWithDialog />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Row actions' });
    for (const leave of ['{Escape}', 'close'] as const) {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
      const dialog = await screen.findByRole('dialog');
      if (leave === 'close') await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      else await userEvent.keyboard(leave);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
    await userEvent.click(canvas.getByRole('button', { name: 'The page is alive' }));
    await expect(canvas.getByText('Clicked 1 times')).toBeVisible();
  },
};
