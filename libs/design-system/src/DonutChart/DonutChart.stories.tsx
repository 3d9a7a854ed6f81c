import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DonutChart } from './DonutChart.tsx';
import { guide } from './DonutChart.guide.ts';

const methods = [
  { label: 'Verve', value: 2_140_000_00 },
  { label: 'Visa', value: 1_860_000_00 },
  { label: 'Mastercard', value: 1_420_500_00 },
  { label: 'American Express', value: 240_000_00 },
];
const many = [
  ...methods,
  { label: 'UnionPay', value: 180_000_00 },
  { label: 'JCB', value: 90_000_00 },
  { label: 'Discover', value: 60_000_00 },
  { label: 'Diners Club', value: 40_000_00 },
  { label: 'Maestro', value: 12_000_00 },
];

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  parameters: { guide },
  args: { label: 'Captured by card brand', slices: methods, currency: 'NGN', rowHeading: 'Brand' },
  decorators: [
    (Story) => (
      <Card title="Brands" description="1 to 30 November">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
/** The seventh and what follows become one part. */
export const ManyBecomeOther: Story = {
  args: { slices: many },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows).toHaveLength(8);
    await expect(rows[7]).toHaveTextContent('Other (3)₦112,000.00');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const reader = within(canvasElement).getByRole('slider', { name: 'Captured by card brand' });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', 'Verve, ₦2,140,000.00, 37.8%');
    await fireEvent.change(reader, { target: { value: '1' } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Visa, ₦1,860,000.00, 32.9%');
  },
};
/** Shares that no rounding can make right one by one still add up to 100 %. */
export const Thirds: Story = {
  args: {
    currency: undefined,
    format: (value) => (value === 1 ? '1 payment' : `${value} payments`),
    slices: ['Lagos', 'Abuja', 'Kano'].map((label) => ({ label, value: 1 })),
  },
};
export const OnePart: Story = { args: { slices: methods.slice(0, 1) } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { slices: [] } };
export const Failed: Story = {
  args: { error: 'The figures could not be loaded.', errorAction: <Button size="sm">Try again</Button> },
};
