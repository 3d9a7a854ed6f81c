import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Example({ startOpen = false, ...rest }: Partial<DialogProps> & { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Refund payment"
      description="₦12,500.00 from Ọládélé Adéyẹmí, INV-2026-0418."
      trigger={<Button>Refund</Button>}
      cancelLabel="Cancel"
      footer={<Button tone="primary">Refund ₦12,500.00</Button>}
      {...rest}
    >
      {rest.children ?? (
        <Stack>
          <MoneyField label="Amount" name="amount" currency="NGN" defaultValue={12_500_00} max={12_500_00} />
          <TextArea label="Note to the customer" name="note" optional />
        </Stack>
      )}
    </Dialog>
  );
}

const meta = { title: 'Feedback/Dialog', component: Example, parameters: { guide } } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { startOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Refund payment' });
    await waitFor(() => expect(dialog).toBeVisible());
    // With a mouse and keyboard typing may begin at once; a phone's keyboard would cover the sheet.
    if (matchMedia('(hover: hover)').matches) {
      await waitFor(() => expect(within(dialog).getByLabelText('Amount')).toHaveFocus());
    }
  },
};

/** Focus goes in, stays in, and returns to where it came from. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Refund' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Small: Story = {
  args: { startOpen: true, size: 'sm', footer: undefined, cancelLabel: undefined },
};
export const Large: Story = { args: { startOpen: true, size: 'lg' } };

/** More than the screen holds: title and buttons stay, the middle scrolls and shows that it does. */
export const Scrolling: Story = {
  args: {
    startOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <TextArea key={`note-${index + 1}`} label={`Note ${index + 1}`} name={`note-${index + 1}`} />
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const last = within(dialog).getByRole('textbox', { name: /Note 12/ });
    last.focus();
    const pay = within(dialog).getByRole('button', { name: /^Refund/ });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(pay.getBoundingClientRect().top),
    );
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    within(dialog)
      .getByRole('textbox', { name: /Note 1\b/ })
      .focus();
  },
};

export const LongTitle: Story = {
  args: {
    startOpen: true,
    title: 'Refund the payment of The Greater Lagos Association of Letterpress and Offset Printers Limited',
  },
};

export const WithoutDescription: Story = { args: { startOpen: true, description: undefined } };

/** What is on its way cannot be taken back by closing. */
export const Pending: Story = {
  args: {
    startOpen: true,
    pending: true,
    footer: (
      <Button tone="primary" loading loadingLabel="Refunding">
        Refund ₦12,500.00
      </Button>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    for (const name of ['Close', 'Cancel'])
      await expect(within(dialog).getByRole('button', { name })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Escape, the cross, Cancel and a click beside it all ask first. */
export const Unsaved: Story = {
  args: { startOpen: true, unsaved: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const amount = within(dialog).getByLabelText('Amount');
    amount.focus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const UnsavedQuestion: Story = {
  args: { startOpen: true, unsaved: true },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};
