import type { Meta, StoryObj } from '@storybook/react-vite';
import Lock from 'lucide-react/icons/lock';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './RadioGroup.guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  parameters: { guide },
  args: {
    legend: 'Amount',
    name: 'amount_type',
    defaultValue: 'fixed',
    onValueChange: fn(),
    options: [
      { value: 'fixed', label: 'Fixed', hint: 'Everybody pays the same.' },
      { value: 'customer', label: 'The customer chooses', hint: 'Within bounds that you set.' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText(/Fixed/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByLabelText(/The customer chooses/)).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('customer');
  },
};
export const Cards: Story = {
  args: {
    appearance: 'cards',
    options: [
      { value: 'fixed', label: 'Fixed', hint: 'Everybody pays the same.', icon: Lock },
      {
        value: 'customer',
        label: 'The customer chooses',
        hint: 'Within bounds that you set.',
        icon: SlidersHorizontal,
      },
      { value: 'plan', label: 'In instalments', hint: 'Not in test mode.', disabled: true },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose one.' } };

export const WithHint: Story = { args: { hint: 'It can be changed until the first payment.' } };
export const Disabled: Story = { args: { disabled: true } };
export const CardsWithError: Story = {
  args: { appearance: 'cards', defaultValue: undefined, error: 'Choose how the amount is set.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Amount' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how the amount is set.');
    // Nothing is chosen, and nothing looks chosen.
    const radio = within(canvasElement).getByLabelText(/Fixed/);
    const card = radio.closest('label') as HTMLLabelElement;
    await expect(getComputedStyle(radio).backgroundColor).toBe(getComputedStyle(card).backgroundColor);
  },
};
