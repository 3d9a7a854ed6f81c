import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { BarChart } from './BarChart.tsx';
import { guide } from './BarChart.guide.ts';

const days = ['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28', 'Sun 29'];
const card = [820_000_00, 640_000_00, 910_000_00, 1_120_000_00, 1_340_000_00, 480_000_00, 210_000_00];
const transfer = [310_000_00, 420_000_00, 380_000_00, 290_000_00, 510_000_00, 160_000_00, 90_000_00];
const wallet = [90_000_00, 120_000_00, 70_000_00, 140_000_00, 180_000_00, 60_000_00, 0];

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  parameters: { guide },
  args: {
    label: 'Captured by method',
    categories: days,
    currency: 'NGN',
    series: [
      { label: 'Card', values: card },
      { label: 'Bank transfer', values: transfer },
      { label: 'Wallet', values: wallet },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Methods" description="23 to 29 November, Lagos time (GMT+1)">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};
export const Stacked: Story = { args: { arrangement: 'stacked' } };
export const OneSeries: Story = { args: { series: [{ label: 'Card', values: card }] } };

/** A place at a time: the total of the stack, then its parts. */
export const ByKeyboard: Story = {
  args: { arrangement: 'stacked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: 'Captured by method' });
    await expect(reader).toHaveFocus();
    await fireEvent.change(reader, { target: { value: '4' } });
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      'Fri 27, total ₦2,030,000.00, Card ₦1,340,000.00, Bank transfer ₦510,000.00, Wallet ₦180,000.00',
    );
  },
};

/** Refunds hang below the zero line. */
export const BelowZero: Story = {
  args: {
    arrangement: 'stacked',
    label: 'Captured and refunded',
    series: [
      { label: 'Captured', values: card },
      { label: 'Refunded', values: transfer.map((value) => -value) },
    ],
  },
};
export const Gaps: Story = {
  args: { series: [{ label: 'Card', values: card.map((value, index) => (index === 2 ? null : value)) }] },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { categories: [], series: [] } };
export const Failed: Story = {
  args: { error: 'The figures could not be loaded.', errorAction: <Button size="sm">Try again</Button> },
};
export const AsTable: Story = {
  args: { arrangement: 'stacked' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  },
};
