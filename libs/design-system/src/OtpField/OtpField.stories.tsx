import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './OtpField.guide.ts';
import { OtpField } from './OtpField.tsx';

const meta = {
  title: 'Fields/OtpField',
  component: OtpField,
  parameters: { guide },
  args: {
    label: 'Code from your phone',
    name: 'code',
    hint: 'We sent it to the number that ends in 41.',
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole<HTMLInputElement>('textbox');
const shown = (canvasElement: HTMLElement) =>
  boxes(canvasElement)
    .map(({ value }) => value)
    .join('');

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const [first] = boxes(canvasElement);
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(first).toHaveAttribute('inputmode', 'numeric');
    await expect(first).toHaveAccessibleName('Digit 1 of 6');
  },
};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('2480{Backspace}');
    await expect(shown(canvasElement)).toBe('248');
    await userEvent.keyboard('136');
    await expect(shown(canvasElement)).toBe('248136');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('248136');
  },
};

/** A code is read from its first digit to its last in every language. */
export const RightToLeft: Story = {
  args: { defaultValue: '248136' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const places = boxes(canvasElement).map((box) => box.getBoundingClientRect().left);
    await expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
};

/** As it stands in the message: with a space, and words around it. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(boxes(canvasElement)[0] ?? canvasElement);
    await userEvent.paste('Your code is 248 136.');
    await expect(shown(canvasElement)).toBe('248136');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('248136');
    await expect(boxes(canvasElement)[5]).toHaveFocus();
  },
};
export const ArabicDigits: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('٢٤٨');
    await expect(shown(canvasElement)).toBe('248');
    await userEvent.paste('٢٤٨١٣٦');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenLastCalledWith('248136');
  },
};
export const WithError: Story = {
  args: { defaultValue: '248136', error: 'This code is not right. Compare it with the message.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      /This code is not right\. Compare it with the message\./,
    );
    await expect(boxes(canvasElement)[0]).toBeInvalid();
  },
};
export const Eight: Story = { args: { length: 8, defaultValue: '24813' } };
export const Four: Story = { args: { length: 4 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '248' } };
