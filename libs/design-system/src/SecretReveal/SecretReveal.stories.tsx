import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './SecretReveal.guide.ts';
import { SecretReveal } from './SecretReveal.tsx';

const meta = {
  title: 'Actions/SecretReveal',
  component: SecretReveal,
  args: {
    label: 'Secret key',
    value: 'sk_test_example_only_4f8a',
    note: 'For your server alone. Never put it into a page or an app.',
  },
  parameters: { guide },
} satisfies Meta<typeof SecretReveal>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement) => within(root).getByLabelText<HTMLInputElement>('Secret key');

/** Only the prefix is told, not even the length. */
export const Hidden: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement)).toHaveValue('sk_test_••••••••••••');
    await expect(canvasElement.innerHTML).not.toContain(args.value);
    await expect(field(canvasElement)).toHaveAccessibleDescription(/^Hidden/);
  },
};

export const Revealed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reveal secret key' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveValue(args.value);
    await expect(canvas.getByRole('button', { name: 'Hide secret key' })).toHaveFocus();
  },
};

/** Copying from the field takes the secret, not the dots. */
export const CopiedUnseen: Story = {
  play: async ({ canvasElement, args }) => {
    const clipboardData = new DataTransfer();
    await fireEvent(
      field(canvasElement),
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData('text/plain')).toBe(args.value);
    await expect(field(canvasElement)).not.toHaveValue(args.value);
  },
};

/** Where copying fails, the secret is shown and selected, so that it can be taken by hand. */
export const CopyFails: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy secret key' }));
    const input = field(canvasElement);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(/Secret key is selected: press/);
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(args.value);
    write.mockRestore();
    command.mockRestore();
  },
};

export const LongSecret: Story = {
  args: { value: `whsec_${'4f8a91c2'.repeat(12)}`, label: 'Signing secret' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
