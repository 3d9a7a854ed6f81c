import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2026-03-31T23:30:00Z', timeZone: 'Africa/Lagos' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The business's day, not the reader's: in Lagos it is April already. */
export const InZone: Story = {
  args: { zone: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1 Apr 2026, 00:30/).parentElement).toHaveAttribute(
      'datetime',
      '2026-03-31T23:30:00Z',
    );
  },
};
export const DateOnly: Story = { args: { format: 'date' } };
export const TimeOnly: Story = { args: { format: 'time', zone: true } };
