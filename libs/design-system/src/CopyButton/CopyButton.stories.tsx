import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { guide } from './CopyButton.guide.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: 'https://pay.example/pay/lagos-prints', subject: 'payment link' },
  parameters: { guide },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It keeps its width and its focus while it answers. */
export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Copy payment link' });
    const width = button.getBoundingClientRect().width;
    const offCentre = () => {
      const box = button.getBoundingClientRect();
      const words = button.querySelector('svg')?.parentElement?.getBoundingClientRect();
      if (!words) throw new Error('There are no words.');
      return Math.abs(words.left - box.left - (box.right - words.right));
    };
    await expect(offCentre()).toBeLessThan(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied payment link')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copied payment link' })).toHaveFocus();
    await expect(offCentre()).toBeLessThan(1);
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(write).toHaveBeenCalledWith(args.value);
    write.mockRestore();
  },
};

/** Never says "Copied" when it is not true. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy payment link' }));
    await expect(await canvas.findByText('Could not copy payment link')).toBeInTheDocument();
    await expect(canvas.getByText(/Select it and copy by hand/)).toBeVisible();
    await expect(canvas.queryByText(/^Copied payment/)).toBeNull();
    write.mockRestore();
    command.mockRestore();
  },
};

/** Its owner deals with a failure in the place where the text is. */
export const FailureHandedOn: Story = {
  args: { onFailure: fn() },
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy payment link' }));
    await canvas.findByText('Could not copy payment link');
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/by hand/)).toBeNull();
    write.mockRestore();
    command.mockRestore();
  },
};

export const Quiet: Story = { args: { appearance: 'quiet' } };
export const IconAlone: Story = { args: { appearance: 'icon' } };
export const Medium: Story = { args: { size: 'md', label: 'Copy link' } };
