import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guide } from './NumberField.guide.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  parameters: { guide },
  args: { label: 'Uses', name: 'uses', min: 1, max: 5000, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 1250 } };
export const WithUnit: Story = {
  args: { label: 'Open for', defaultValue: 14, suffix: 'days' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Open for')).toHaveAccessibleDescription('days');
  },
};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Uses');
    await userEvent.type(input, '1250');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1250);
  },
};

export const Stepped: Story = {
  args: { defaultValue: 10, step: 5, min: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Uses');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('15');
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(input).toHaveValue('10');
  },
};

/** Home and End move in the text, as in every field; what is typed there joins it. */
export const HomeAndEnd: Story = {
  args: { defaultValue: 12 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Uses');
    await userEvent.click(input);
    await userEvent.keyboard('{End}4');
    await expect(input).toHaveValue('124');
    await userEvent.keyboard('{Home}3');
    await expect(input).toHaveValue('3124');
  },
};

/** A wheel over the focused field scrolls the page and changes nothing. */
export const Wheel: Story = {
  args: { defaultValue: 10 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Uses');
    await userEvent.click(input);
    for (let turn = 0; turn < 5; turn += 1) await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('10');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Characters that are no part of a number are left out, and that is told: `1e3` must not quietly become 13. */
export const LeftOut: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Uses');
    await userEvent.type(input, '1e3');
    await expect(input).toHaveAccessibleDescription('“e” was left out. Only digits can be typed here.');
    await expect(input).toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.type(input, '-5');
    await expect(input).toHaveAccessibleDescription('“-” was left out. Only digits can be typed here.');
  },
};

/** What is out of bounds is told, never changed. */
export const OutOfBounds: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Uses');
    await userEvent.type(input, '9000');
    await userEvent.tab();
    await expect(input).toHaveValue('9,000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9000);
    await expect(input).toHaveAccessibleDescription('Enter 5,000 or less.');
    await expect(input).toBeInvalid();
  },
};
export const BetweenSteps: Story = {
  args: { min: 0, step: 5, defaultValue: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Uses')).toHaveAccessibleDescription('Enter 10 or 15.');
  },
};
export const German: Story = {
  args: { label: 'Fee', locale: 'de', decimals: 2, suffix: '%', min: 0, max: 100 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Fee');
    await userEvent.type(input, '1,55');
    await userEvent.tab();
    await expect(input).toHaveValue('1,55');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.55);
  },
};
export const WithError: Story = { args: { error: 'Say how often the link may be used.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 10 } };
export const Required: Story = { args: { required: true, hint: 'Each payment uses it once.' } };
