import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { label: 'Rising over seven days', values: [3, 5, 4, 8, 6, 9, 12] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Rising: Story = {};
export const Nothing: Story = { args: { label: 'No payments in seven days', values: [0, 0, 0, 0, 0, 0, 0] } };
