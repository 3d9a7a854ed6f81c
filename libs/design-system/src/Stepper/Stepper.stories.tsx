import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Data/Stepper',
  component: Stepper,
  args: { label: 'Create business', steps: ['Business', 'Account', 'Review'], current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
export const Second: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Account')).toHaveAttribute('aria-current', 'step');
  },
};
