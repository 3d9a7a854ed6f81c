import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './SecretDialog.guide.ts';
import { SecretDialog, type SecretDialogProps } from './SecretDialog.tsx';

const stored = fn();

function Example({ open: startOpen, onStored, ...rest }: SecretDialogProps) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rotate key</Button>
      <SecretDialog
        {...rest}
        open={open}
        onStored={() => {
          setOpen(false);
          onStored();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Feedback/SecretDialog',
  component: Example,
  args: {
    open: true,
    title: 'Your new secret key',
    description: 'The key before it stops working in 24 hours.',
    label: 'Secret key',
    value: 'sk_test_example_only_4f8a',
    onStored: stored,
  },
  beforeEach: () => {
    stored.mockClear();
  },
  parameters: { guide },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Your new secret key' });

export const Open: Story = {
  play: async () => {
    const shown = await dialog();
    await waitFor(() => expect(shown).toBeVisible());
    await expect(within(shown).getByLabelText('Secret key')).toHaveValue('sk_test_••••••••••••');
  },
};

/** Escape, the cross and Done ask for the box until it is ticked. */
export const StaysUntilStored: Story = {
  play: async () => {
    const shown = await dialog();
    const box = within(shown).getByRole('checkbox', { name: 'I have stored this secret key' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Store the secret key first/));
    await expect(box).toHaveFocus();
    // Focus stays where it is, so each press is heard.
    const alert = within(shown).getByRole('alert');
    const said = alert.firstElementChild;
    await expect(said).toHaveTextContent('Store the secret key first, then tick this box.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(alert.firstElementChild).not.toBe(said));
    await expect(alert).toHaveTextContent('Store the secret key first, then tick this box.');
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await userEvent.click(within(shown).getByRole('button', { name: 'Done' }));
    await expect(stored).not.toHaveBeenCalled();
    await expect(shown).toBeVisible();
  },
};

export const ClosesOnceStored: Story = {
  play: async ({ canvasElement }) => {
    const shown = await dialog();
    within(shown).getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(stored).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rotate key' }));
    await expect(within(await dialog()).getByRole('checkbox')).not.toBeChecked();
  },
};

/** No clipboard, within the focus trap: it says so, and the secret is selected and one key away. */
export const CopyFails: Story = {
  play: async ({ args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    const shown = await dialog();
    await userEvent.click(within(shown).getByRole('button', { name: 'Copy secret key' }));
    const input = within(shown).getByLabelText<HTMLInputElement>('Secret key');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(args.value);
    await expect(within(shown).getByText(/Secret key is selected: press/)).toBeVisible();
    await expect(within(shown).queryByText(/^Copied secret/)).toBeNull();
    write.mockRestore();
    command.mockRestore();
  },
};
