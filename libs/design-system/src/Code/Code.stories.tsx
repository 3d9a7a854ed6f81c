import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Code.guide.ts';
import { Code } from './Code.tsx';

const meta = {
  title: 'Data/Code',
  component: Code,
  args: { children: 'INV-2026-0O18' },
  parameters: { guide },
} satisfies Meta<typeof Code>;

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
export const InAText: Story = {
  render: (args) => (
    <Text>
      The payment <Code {...args} /> was refunded; ask for <Code>req_01jf9k2m3n4p5q6r7s8t9v0w1x</Code> where
      you write to us.
    </Text>
  ),
};
export const WithCopy: Story = {
  args: { ...Block.args, action: <CopyButton value="curl" subject="example" /> },
};
/** Code keeps its own direction in a page that reads from right to left. */
export const RightToLeft: Story = {
  args: { ...WithCopy.args },
  globals: { direction: 'rtl' },
};
