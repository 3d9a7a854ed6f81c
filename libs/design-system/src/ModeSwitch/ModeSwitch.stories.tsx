import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ModeSwitch } from './ModeSwitch.tsx';

const meta = {
  title: 'Actions/ModeSwitch',
  component: ModeSwitch,
  args: { mode: 'test', onChange: fn() },
} satisfies Meta<typeof ModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Test: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Live' }));
    await expect(args.onChange).toHaveBeenCalledWith('live');
  },
};
export const Live: Story = { args: { mode: 'live' } };
export const LiveNotYet: Story = {
  args: { liveDisabledReason: 'Live mode needs a verified business' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Live' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
