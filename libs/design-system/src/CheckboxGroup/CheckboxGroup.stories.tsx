import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './CheckboxGroup.guide.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { guide },
  args: {
    legend: 'Tell us by email',
    name: 'events',
    onValuesChange: fn(),
    options: [
      { value: 'paid', label: 'A payment arrives' },
      { value: 'refunded', label: 'A payment is refunded', hint: 'In full or in part.' },
      { value: 'settled', label: 'A settlement is paid out' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValues: ['settled'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('A payment arrives')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['paid', 'settled']);
  },
};

/** The first box stands for all: in between while some are ticked. */
export const WithAll: Story = {
  args: { all: 'Everything', defaultValues: ['paid'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByLabelText('Everything');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['paid', 'refunded', 'settled']);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByLabelText('A payment arrives'));
    await expect(all).toBePartiallyChecked();
  },
};
export const WithError: Story = {
  args: { error: 'Tick at least one.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Tell us by email' })).toHaveAccessibleDescription(
      'Tick at least one.',
    );
    await expect(canvas.getByLabelText('A payment arrives')).toBeInvalid();
  },
};
export const OneDisabled: Story = {
  args: {
    all: 'Everything',
    defaultValues: ['paid', 'refunded'],
    options: [
      { value: 'paid', label: 'A payment arrives' },
      { value: 'refunded', label: 'A payment is refunded' },
      { value: 'disputed', label: 'A payment is disputed', hint: 'Not in test mode.', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Everything')).toBeChecked();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValues: ['paid'] } };
