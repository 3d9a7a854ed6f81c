import { formatMoney } from '@harbour/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { AreaChart, type ChartPoint } from './AreaChart.tsx';

const volumes = [
  420, 310, 0, 180, 560, 640, 380, 450, 290, 90, 210, 720, 810, 560, 610, 480, 150, 260, 840, 910, 700, 760,
  520, 240, 330, 980, 1120, 860, 940, 1020,
];
const points: ChartPoint[] = volumes.map((value, index) => ({
  label: `${index + 1} Nov`,
  value: value * 100_000,
  detail: `${Math.round(value / 12)} payments`,
}));

const meta = {
  title: 'Data/AreaChart',
  component: AreaChart,
  args: {
    label: 'Volume in November',
    points,
    format: (value) => formatMoney({ amount: value, currency: 'NGN' }),
    formatScale: (value) => `₦${(value / 100_000).toLocaleString('en')}k`,
  },
  decorators: [
    (Story) => (
      <Card title="Volume" description="1 to 30 November, Africa/Lagos">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Arrow keys read off single days. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: 'Volume in November' });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('30 Nov'));
    await expect(canvas.getByText('30 Nov, 85 payments')).toBeVisible();
  },
};

/** The same figures for those who read rather than look. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('rowheader', { name: '1 Nov' })).toBeVisible();
  },
};
export const NothingYet: Story = {
  args: { points: points.map((point) => ({ ...point, value: 0, detail: undefined })) },
};
export const SinglePoint: Story = { args: { points: points.slice(0, 1) } };
export const Loading: Story = { args: { loading: true } };
