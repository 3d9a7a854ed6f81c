import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { summary: '25 of about 4,000', nextHref: '#next' },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;
export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(within(canvasElement).getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#next');
  },
};
export const Middle: Story = { args: { prevHref: '#prev' } };
export const Loading: Story = { args: { prevHref: '#prev', disabled: true } };
