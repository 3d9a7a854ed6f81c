import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { SecretReveal } from './SecretReveal.tsx';

const meta = {
  title: 'Actions/SecretReveal',
  component: SecretReveal,
  args: {
    label: 'Secret key',
    value: 'sk_test_example_only_4f8a',
    note: 'Shown once. Keep it where your server reads its secrets.',
  },
} satisfies Meta<typeof SecretReveal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Revealed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }));
    await expect(canvas.getByLabelText('Secret key')).toHaveAttribute('type', 'text');
  },
};

/** Where copying fails, the secret is shown and selected, so that it can be taken by hand. */
export const CopyFails: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    const input = canvas.getByLabelText<HTMLInputElement>('Secret key');
    await expect(await canvas.findByText(/Not copied/)).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(args.value);
    write.mockRestore();
    command.mockRestore();
  },
};
