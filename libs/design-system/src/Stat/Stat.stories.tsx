import { formatPercent } from '@harbour/domain/percent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Money } from '../Money/Money.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { guide } from './Stat.guide.ts';
import { Stat, StatRow } from './Stat.tsx';

const week = 'the 7 days before';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  parameters: { guide },
  args: { label: 'Volume, last 7 days', value: <Money amount={4_812_350_00} currency="NGN" /> },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Lagos time (GMT+1)' } };
/** The change says against what, to a screen reader in whole words. */
export const WithChange: Story = {
  args: { change: { text: formatPercent(0.124), direction: 'up', tone: 'good', comparedWith: week } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/up 12\.4%.*against the 7 days before/);
  },
};
export const Worse: Story = {
  args: {
    label: 'Failed payments',
    value: formatPercent(0.031),
    change: { text: '0.6 points', direction: 'up', tone: 'bad', comparedWith: week },
  },
};
export const Unchanged: Story = {
  args: { value: '214', change: { text: formatPercent(0), direction: 'flat', comparedWith: week } },
};
export const WithChart: Story = {
  args: { chart: <Sparkline label="Volume, last 7 days" values={[3, 5, 4, 8, 6, 9, 12]} /> },
};
/** The whole tile leads to the list behind the figure. */
export const Linked: Story = {
  args: { href: '#payments', hint: '214 payments' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Volume, last 7 days' })).toHaveFocus();
  },
};
export const LongAmount: Story = {
  args: { value: <Money amount={98_412_812_350_00} currency="NGN" />, hint: 'It shrinks, it never rounds' },
};
export const Loading: Story = { args: { loading: true } };
export const Row: Story = {
  render: () => (
    <StatRow>
      <Stat
        label="Volume"
        value={<Money amount={4_812_350_00} currency="NGN" />}
        change={{ text: formatPercent(0.124), direction: 'up', tone: 'good', comparedWith: week }}
        href="#volume"
      />
      <Stat
        label="Payments"
        value="214"
        change={{ text: '3', direction: 'up', tone: 'good', comparedWith: week }}
        href="#payments"
      />
      <Stat
        label="Failed"
        value={formatPercent(0.031)}
        change={{ text: '0.6 points', direction: 'up', tone: 'bad', comparedWith: week }}
        href="#failed"
      />
      <Stat
        label="Next settlement"
        value={<Money amount={1_204_100_00} currency="NGN" />}
        hint="Mon, 30 Nov"
        href="#settlements"
      />
    </StatRow>
  ),
};
export const RowLoading: Story = {
  render: () => (
    <StatRow>
      {['Volume', 'Payments', 'Failed'].map((label) => (
        <Stat key={label} label={label} value="" loading />
      ))}
    </StatRow>
  ),
};
