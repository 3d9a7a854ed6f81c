import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './CopyField.guide.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Actions/CopyField',
  component: CopyField,
  args: {
    label: 'Payment link',
    value: 'https://pay.example/pay/plk_01jf9k2m3n4p5q6r7s8t9v0w1x',
    hint: 'Anyone with this address can pay.',
  },
  parameters: { guide },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongValue: Story = {
  args: { value: `https://pay.example/pay/plk_01jf9k2m3n4p5q6r7s8t9v0w1x?${'note=thank-you&'.repeat(8)}` },
};
export const OnItsWay: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Payment link')).toHaveValue('');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Focus selects the whole value. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Payment link');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(args.value);
  },
};

export const CopyFails: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const command = spyOn(document, 'execCommand').mockReturnValue(false);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy payment link' }));
    const input = canvas.getByLabelText<HTMLInputElement>('Payment link');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription(/did not let us copy/);
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(args.value);
    write.mockRestore();
    command.mockRestore();
  },
};

/** The address keeps its own direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
