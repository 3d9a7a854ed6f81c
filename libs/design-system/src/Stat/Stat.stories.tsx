import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Money } from '../Money/Money.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Volume, last 7 days', value: <Money amount={4_812_350_00} currency="NGN" size="xl" /> },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Africa/Lagos' } };
export const WithChange: Story = {
  args: { change: { text: '12.4 %', direction: 'up', tone: 'good' }, hint: 'against the week before' },
};
export const WithChart: Story = {
  args: { chart: <Sparkline label="Rising over seven days" values={[3, 5, 4, 8, 6, 9, 12]} /> },
};
export const Linked: Story = { args: { href: '#payments', hint: '214 payments' } };
export const Loading: Story = { args: { loading: true } };
export const Row: Story = {
  render: () => (
    <Grid columns={4} gap={3}>
      <Stat
        label="Volume"
        value={<Money amount={4_812_350_00} currency="NGN" size="xl" />}
        change={{ text: '12.4 %', direction: 'up', tone: 'good' }}
        hint="last 7 days"
        href="#volume"
      />
      <Stat
        label="Payments"
        value="214"
        change={{ text: '3', direction: 'up' }}
        hint="succeeded"
        href="#payments"
      />
      <Stat
        label="Failed"
        value="3.1 %"
        change={{ text: '0.6 points', direction: 'up', tone: 'bad' }}
        hint="of attempts"
        href="#failed"
      />
      <Stat
        label="Next settlement"
        value={<Money amount={1_204_100_00} currency="NGN" size="xl" />}
        hint="Mon, 30 Nov"
        href="#settlements"
      />
    </Grid>
  ),
};
