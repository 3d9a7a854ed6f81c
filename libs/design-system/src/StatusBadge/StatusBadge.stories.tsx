import { paymentStatusRules } from '@harbour/domain/payment-status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './StatusBadge.guide.ts';
import { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';

const statuses = Object.keys(paymentStatusRules) as StatusBadgeProps['status'][];

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  parameters: { guide },
  args: { status: 'succeeded' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Succeeded: Story = {};

/** Every status of the domain's table. */
export const All: Story = {
  render: () => (
    <Inline gap={2}>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
