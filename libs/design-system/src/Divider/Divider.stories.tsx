import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './Divider.guide.ts';
import { Divider } from './Divider.tsx';

const meta = { title: 'Composition/Divider', component: Divider, parameters: { guide } } satisfies Meta<
  typeof Divider
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible();
  },
};
export const WithLabel: Story = {
  args: { label: 'or' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('or')).toBeVisible();
  },
};
