import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './Sparkline.guide.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  parameters: { guide },
  args: { label: 'Payments, last 7 days', values: [3, 5, 4, 8, 6, 9, 12] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Rising: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: 'Payments, last 7 days: from 3 to 12, lowest 3, highest 12',
      }),
    ).toBeVisible();
  },
};
export const AllZero: Story = { args: { values: [0, 0, 0, 0, 0, 0, 0] } };
export const Gap: Story = { args: { values: [3, 5, null, null, 6, 9, 7] } };
export const BelowZero: Story = { args: { label: 'Net', values: [3, -2, -4, 1, 6, 2, 5] } };
export const NoFigures: Story = { args: { values: [] } };
