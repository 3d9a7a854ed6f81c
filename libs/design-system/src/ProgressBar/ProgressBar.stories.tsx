import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './ProgressBar.guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading passport.pdf', value: 42 },
  parameters: { guide },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (root: HTMLElement) => within(root).getByRole('progressbar');

export const Determinate: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAccessibleName('Uploading passport.pdf');
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '42');
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuetext', '42%');
  },
};
export const InWords: Story = {
  args: { label: 'Writing the report', value: 12, max: 53, valueText: '12 of 53 rows' },
};
export const NotStarted: Story = { args: { value: 0 } };
/** Almost done is not done. */
export const AlmostDone: Story = {
  args: { value: 999, max: 1000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99%')).toBeVisible();
  },
};
export const Done: Story = {
  args: { value: 100, tone: 'success', note: 'Uploaded. We look at it within a day.' },
};
export const Stopped: Story = {
  args: { tone: 'danger', note: 'The connection broke off. Choose the file again.' },
};
export const HowFarIsUnknown: Story = {
  args: { label: 'Asking the bank', value: undefined },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).not.toHaveAttribute('aria-valuenow');
  },
};
export const Thin: Story = { args: { size: 'sm', labelHidden: true } };
export const BeyondItsEnds: Story = {
  args: { value: 140 },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '100');
  },
};
export const LongLabel: Story = {
  args: {
    label: 'Uploading Certificate-of-incorporation-Ọládélé-Adéyẹmí-and-Sons-Printing-Limited-2026.pdf',
  },
};
