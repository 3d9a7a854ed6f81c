import { formatPercent } from '@harbour/domain/percent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './Tooltip.guide.ts';
import { Tooltip } from './Tooltip.tsx';

const press = fn();
const fee = `Fee of ${formatPercent(0.015)}`;

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { content: `${fee}, capped at ₦2,000`, children: <Button onClick={press}>₦187.50</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '3rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: async () => {
    press.mockClear();
    // It loads when it is first reached for; the time for that is no part of these stories.
    await import('./TooltipBubble.tsx');
  },
  parameters: { guide },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(fee);
    await expect(screen.getByRole('button')).toHaveAccessibleDescription(expect.stringContaining(fee));
  },
};
export const LongText: Story = {
  args: {
    content:
      'Live mode needs a verified business. Two documents are still being looked at, which takes a day.',
  },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
/** A resting finger asks; lifting it presses nothing. */
export const UnderAFinger: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await fireEvent.pointerDown(button, { pointerType: 'touch' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(fee);
    await fireEvent.pointerUp(button, { pointerType: 'touch' });
    await fireEvent.click(button);
    await expect(press).not.toHaveBeenCalled();
    await fireEvent.pointerDown(button, { pointerType: 'touch' });
    await fireEvent.pointerUp(button, { pointerType: 'touch' });
    await fireEvent.click(button);
    await expect(press).toHaveBeenCalledOnce();
  },
};
export const NothingToSay: Story = {
  args: { disabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

function SilentAfterAll() {
  const [disabled, setDisabled] = useState(false);
  return (
    <>
      <Tooltip {...meta.args} disabled={disabled} />
      <button onClick={() => setDisabled(!disabled)}>{disabled ? 'Speak' : 'Fall silent'}</button>
    </>
  );
}

/** One that falls silent while it is open does not open by itself when there is something to say again. */
export const FallsSilent: Story = {
  render: () => <SilentAfterAll />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: '₦187.50' }));
    await screen.findByRole('tooltip');
    await fireEvent.click(canvas.getByRole('button', { name: 'Fall silent' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await fireEvent.click(canvas.getByRole('button', { name: 'Speak' }));
    await expect(canvas.getByRole('button', { name: 'Fall silent' })).toBeVisible();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Refund payment" size="sm">
      <Tooltip {...meta.args} />
    </Dialog>
  );
}

/** Escape hides the tooltip and leaves the dialog around it open. */
export const InsideDialog: Story = {
  render: () => <InDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab({ shift: true });
    within(dialog).getByRole('button', { name: '₦187.50' }).focus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};
