import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: {
    label: 'Settings',
    items: [
      { href: '#profile', label: 'Profile', current: true },
      { href: '#api', label: 'API keys', count: 2 },
      { href: '#business', label: 'Business details' },
      { href: '#team', label: 'Team' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
