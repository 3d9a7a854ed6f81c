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
import { Inline } from '../Inline/Inline.tsx';
import { PermissionProvider } from '../PermissionProvider/PermissionProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { toast, Toaster } from '../Toast/Toast.tsx';
import { guide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';

const copy = fn();
const remove = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: { guide },
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
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(entry).toHaveFocus();
    await userEvent.click(entry, { pointerEventsCheck: 0 });
    await expect(remove).not.toHaveBeenCalled();
  },
};

/** A keyboard's first press opens it, on its first entry, or by ArrowUp on its last. */
export const ArrowKeysOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy reference' })).toHaveFocus());
  },
};

/** Its own button closes it again; a click elsewhere closes it and reaches what was clicked. */
export const ClosesByButtonAndOutside: Story = {
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Button onClick={copy}>Elsewhere</Button>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    copy.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await screen.findByRole('menu');
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(copy).toHaveBeenCalledOnce();
    await expect(elsewhere).toHaveFocus();
  },
};

/** Choices exclude each other; an entry may have a second line. */
export const Choices: Story = {
  args: {
    label: 'Sort by',
    trigger: <Button>Newest first</Button>,
    items: [
      { heading: 'Sort by' },
      { label: 'Newest first', selected: true, onSelect: copy },
      { label: 'Highest amount', description: 'Refunded parts count too', selected: false, onSelect: copy },
      { separator: true },
      { label: 'Not at the moment', disabled: true, description: 'Needs ten payments', onSelect: remove },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const newest = await screen.findByRole('menuitemradio', { name: 'Newest first' });
    await expect(newest).toHaveAttribute('aria-checked', 'true');
    await waitFor(() => expect(newest).toBeVisible());
  },
};

export const LongEntries: Story = {
  args: {
    items: [
      { heading: 'oluwaseun.adebayo-williams.okonkwo@letterpress-association.example' },
      { label: 'Send the receipt of this payment to another address than that of the payer', onSelect: copy },
      { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: remove },
    ],
  },
  play: Open.play,
};

function MenuWithDialog() {
  const [open, setOpen] = useState(false);
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <Inline>
        <Menu
          label="Row actions"
          trigger={<IconButton icon={Ellipsis} label="Row actions" />}
          items={[{ label: 'Refund', onSelect: () => setOpen(true) }]}
        />
        <Button onClick={() => setClicks(clicks + 1)}>The page is alive</Button>
      </Inline>
      <Text>Clicked {clicks} times</Text>
      <Dialog open={open} onOpenChange={setOpen} title="Refund payment">
        <Stack>
          <Text>How much goes back?</Text>
          <Button onClick={() => toast.error('The refund did not go through', { duration: Infinity })}>
            Refund now
          </Button>
        </Stack>
      </Dialog>
      <Toaster />
    </>
  );
}

/** Whichever way the dialog is left, the page is alive and focus is back on the menu's button. */
export const OpensDialog: Story = {
  render: () => <MenuWithDialog />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Row actions' });
    const page = canvas.getByRole('button', { name: 'The page is alive' });
    let clicks = 0;
    for (const leave of ['escape', 'cross', 'outside'] as const) {
      for (const way of ['pointer', 'keyboard'] as const) {
        if (way === 'pointer') await userEvent.click(opener);
        else {
          opener.focus();
          await userEvent.keyboard('{Enter}');
        }
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
        const dialog = await screen.findByRole('dialog');
        if (leave === 'escape') await userEvent.keyboard('{Escape}');
        else if (leave === 'cross')
          await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
        else await userEvent.click(dialog.previousElementSibling ?? document.body);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(opener).toHaveFocus());
        await userEvent.click(page);
        clicks += 1;
        await expect(canvas.getByText(`Clicked ${clicks} times`)).toBeVisible();
      }
    }
  },
};

/** Again and again, nothing waited for but the menu and the dialog themselves. */
export const OpensDialogQuickly: Story = {
  render: () => <MenuWithDialog />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Row actions' });
    // Once in leisure, so that everything is loaded.
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    for (let round = 0; round < 8; round += 1) {
      opener.click();
      (await screen.findByRole('menuitem', { name: 'Refund' })).click();
      await screen.findByRole('dialog');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.body).not.toHaveStyle({ pointerEvents: 'none' });
    await userEvent.click(canvas.getByRole('button', { name: 'The page is alive' }));
    await expect(canvas.getByText('Clicked 1 times')).toBeVisible();
  },
};

/** A toast over the dialog that a menu opened: it closes, the dialog stays, and focus still finds its way back. */
export const ToastOverItsDialog: Story = {
  render: () => <MenuWithDialog />,
  beforeEach: () => {
    toast.clear();
    return () => toast.clear();
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Row actions' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close notification' })).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
