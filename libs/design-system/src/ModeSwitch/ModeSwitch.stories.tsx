import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from './ModeSwitch.guide.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

const meta = {
  title: 'Actions/ModeSwitch',
  component: ModeSwitch,
  parameters: { guide },
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
/** It can be reached and says why; nothing chooses it. */
export const LiveNotYet: Story = {
  args: { liveDisabledReason: 'Live mode needs a verified business' },
  play: async ({ canvasElement, args }) => {
    const live = within(canvasElement).getByRole('button', { name: 'Live' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(live).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('needs a verified business');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(live);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Test' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('live');
  },
};
