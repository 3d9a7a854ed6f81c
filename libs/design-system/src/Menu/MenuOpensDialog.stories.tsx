import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { toast, Toaster } from '../Toast/Toast.tsx';
import { guide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';

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

const meta = {
  title: 'Actions/Menu/Opens a dialog',
  component: MenuWithDialog,
  parameters: { guide },
} satisfies Meta<typeof MenuWithDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whichever way the dialog is left, the page is alive and focus is back on the menu's button. */
export const OpensDialog: Story = {
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
