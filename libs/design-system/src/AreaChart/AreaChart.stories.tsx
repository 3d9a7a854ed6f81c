import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { AreaChart, type ChartPoint } from './AreaChart.tsx';
import { guide } from './AreaChart.guide.ts';

const volumes = [
  420, 310, 0, 180, 560, 640, 380, 450, 290, 90, 210, 720, 810, 560, 610, 480, 150, 260, 840, 910, 700, 760,
  520, 240, 330, 980, 1120, 860, 940, 1020,
];
const before = [
  380, 340, 120, 90, 430, 520, 410, 300, 310, 140, 60, 510, 690, 610, 400, 420, 230, 180, 560, 720, 740, 610,
  480, 310, 220, 640, 830, 790, 720, 810,
];
const points: ChartPoint[] = volumes.map((value, index) => ({
  label: `${index + 1} Nov`,
  value: value * 100_000,
  detail: `${Math.round(value / 12)} payments`,
}));
const october: ChartPoint[] = before.map((value, index) => ({
  label: `${index + 1} Oct`,
  value: value * 100_000,
}));

const meta = {
  title: 'Data/AreaChart',
  component: AreaChart,
  parameters: { guide },
  args: { label: 'Captured per day, before fees and refunds', points, currency: 'NGN' },
  decorators: [
    (Story) => (
      <Card title="Volume" description="1 to 30 November, Lagos time (GMT+1)">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** The days before, dashed: told apart without colour. */
export const Compared: Story = {
  args: { seriesLabel: 'November', comparison: { label: 'October', points: october } },
};

/** Arrow keys read off single days, in full; Home and End go to the first and the newest. */
export const ByKeyboard: Story = {
  args: { seriesLabel: 'November', comparison: { label: 'October', points: october } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: 'Captured per day, before fees and refunds' });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      '30 Nov, ₦1,020,000.00, 85 payments, October: ₦810,000.00',
    );
    // The browser's own slider moves by keys that a script cannot press; it says so by this event.
    await fireEvent.change(reader, { target: { value: '27' } });
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      '28 Nov, ₦860,000.00, 72 payments, October: ₦790,000.00',
    );
    await expect(canvas.getByText('₦860,000.00', { selector: '[aria-hidden] bdi' })).toBeVisible();
  },
};

/** A day nobody knows of is a gap, not a zero; a day between two gaps gets a mark. */
export const Gaps: Story = {
  args: {
    points: points.map((point, index) =>
      [5, 6, 12, 14, 15].includes(index) ? { label: point.label, value: null } : point,
    ),
  },
};

/** Below zero: the area hangs from the zero line. */
export const Negative: Story = {
  args: {
    label: 'Net per day, after refunds',
    points: volumes.slice(0, 14).map((value, index) => ({
      label: `${index + 1} Nov`,
      value: (value - 380) * 100_000,
    })),
  },
};

/** A currency without minor units, and counts. */
export const Yen: Story = {
  args: {
    currency: 'JPY',
    points: points.map(({ label, value }) => ({ label, value: (value ?? 0) / 1000 })),
  },
};
export const Counts: Story = {
  args: {
    label: 'Payments per day',
    currency: undefined,
    format: (value) => `${value.toLocaleString('en')} payments`,
    formatScale: (value) => value.toLocaleString('en'),
    points: volumes.map((value, index) => ({ label: `${index + 1} Nov`, value: Math.round(value / 400) })),
  },
};

/** The same figures for those who read rather than look. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('rowheader', { name: '1 Nov' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Value' })).toBeVisible();
  },
};
export const AllZero: Story = {
  args: { points: points.map((point) => ({ ...point, value: 0, detail: undefined })) },
};
export const SinglePoint: Story = { args: { points: points.slice(0, 1) } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { points: [], empty: 'Nothing captured on these days' } };
export const Failed: Story = {
  args: { error: 'The figures could not be loaded.', errorAction: <Button size="sm">Try again</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('could not be loaded');
  },
};
/** Time still runs from left to right, as digits do. */
export const RightToLeft: Story = {
  args: {
    label: 'المبلغ المحصل يومياً',
    seriesLabel: 'نوفمبر',
    comparison: { label: 'أكتوبر', points: october },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
