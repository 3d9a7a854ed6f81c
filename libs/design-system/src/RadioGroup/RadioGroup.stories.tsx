import type { Meta, StoryObj } from '@storybook/react-vite';
import Lock from 'lucide-react/icons/lock';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Amount',
    name: 'amount_type',
    defaultValue: 'fixed',
    onValueChange: fn(),
    options: [
      { value: 'fixed', label: 'Fixed', hint: 'Everybody pays the same.' },
      { value: 'payer', label: 'The payer chooses', hint: 'Within bounds that you set.' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText(/Fixed/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(canvasElement).getByLabelText(/The payer chooses/)).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('payer');
  },
};
export const Cards: Story = {
  args: {
    appearance: 'cards',
    options: [
      { value: 'fixed', label: 'Fixed', hint: 'Everybody pays the same.', icon: Lock },
      {
        value: 'payer',
        label: 'The payer chooses',
        hint: 'Within bounds that you set.',
        icon: SlidersHorizontal,
      },
      { value: 'plan', label: 'In instalments', hint: 'Not in test mode.', disabled: true },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: 'Choose one.' } };
