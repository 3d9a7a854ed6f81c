import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: 'https://pay.example/pay/lagos-prints', subject: 'payment link', onFailure: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copied payment link')).toBeInTheDocument();
    await expect(write).toHaveBeenCalledWith(args.value);
    write.mockRestore();
  },
};

/** Never says "Copied" when it is not true. */
export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Could not copy payment link')).toBeInTheDocument();
    await expect(canvas.queryByText(/^Copied/)).toBeNull();
    await expect(args.onFailure).toHaveBeenCalledOnce();
    write.mockRestore();
    command.mockRestore();
  },
};

export const IconAlone: Story = { args: { appearance: 'icon' } };
