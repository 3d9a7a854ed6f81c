import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
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
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button tone="primary">Refund ₦12,500.00</Button>
        </>
      }
      {...rest}
    >
      <Stack>
        <MoneyField label="Amount" name="amount" currency="NGN" defaultValue={12_500_00} max={12_500_00} />
        <TextArea label="Note to the payer" name="note" optional />
      </Stack>
    </Dialog>
  );
}

const meta = { title: 'Feedback/Dialog', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { startOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Refund payment' });
    await waitFor(() => expect(dialog).toBeVisible());
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

export const Small: Story = { args: { startOpen: true, size: 'sm', footer: undefined } };
export const Large: Story = { args: { startOpen: true, size: 'lg' } };
