import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './Banner.guide.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Settlements of this week arrive on Monday because of the holiday.' },
  parameters: { guide },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'Your business is verified. Live mode is open.' },
};
export const Warning: Story = {
  args: {
    tone: 'warn',
    title: 'Finish your verification',
    children: 'Live payments begin once two documents are approved.',
    action: <Button size="sm">See what is missing</Button>,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    live: true,
    children: 'The payments could not be loaded. Check your connection and try again.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Error: The payments could not be loaded',
    );
  },
};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    tone: 'warn',
    title: 'The certificate of incorporation of Ọládélé Adéyẹmí and Sons Printing Limited could not be read',
    children:
      'The scan is too dark on its second page: the number of the certificate and the date of issue cannot be made out. Scan it again in daylight, or ask the registry for a digital copy, and upload it below.',
    action: <Button size="sm">Upload again</Button>,
    onDismiss: fn(),
  },
};
