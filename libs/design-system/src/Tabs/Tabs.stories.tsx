import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

const items = [
  { href: '#profile', label: 'Profile', current: true },
  { href: '#api', label: 'API keys', count: 2 },
  { href: '#business', label: 'Business details' },
  { href: '#team', label: 'Team' },
];
const many = ['Overview', 'Payments', 'Refunds', 'Disputes', 'Settlements', 'Customers', 'Events'];

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  parameters: { guide },
  args: { label: 'Settings', items },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'API keys 2' })).toHaveFocus();
  },
};
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
/** The open tab is scrolled into sight; the edge fades where there is more. */
export const Overflowing: Story = {
  args: {
    label: 'Customer',
    items: many.map((label) => ({ href: `#${label}`, label, current: label === 'Settlements' })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('list');
    const open = within(canvasElement).getByRole('link', { name: 'Settlements' });
    // It scrolls once it is laid out.
    await waitFor(() => {
      expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
      expect(bar.scrollLeft).toBeGreaterThan(0);
    });
  },
};
