import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code } from './Code.tsx';

const meta = { title: 'Data/Code', component: Code, args: { children: 'INV-2026-0O18' } } satisfies Meta<
  typeof Code
>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Inline: Story = {};
export const Block: Story = {
  args: {
    block: true,
    label: 'Create a payment',
    children: `curl https://pay.example/api/checkout/payments \\
  -H "Authorization: Bearer $HARBOUR_SECRET_KEY" \\
  -d '{ "amount": 1250000, "currency": "NGN" }'`,
  },
};
