import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../Button/Button.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { guide } from './PageHeader.guide.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Composition/PageHeader',
  component: PageHeader,
  parameters: { guide },
  args: { title: 'Payments' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: {
    description: 'Times are in Lagos time (GMT+1).',
    actions: (
      <>
        <Button icon={Download}>Export</Button>
        <Button tone="primary" icon={Plus}>
          New payment link
        </Button>
      </>
    ),
  },
};
export const Detail: Story = {
  args: {
    title: '₦12,500.00',
    back: { href: '#payments', label: 'Payments' },
    meta: <StatusBadge status="succeeded" />,
    description: 'INV-2026-0418, from Ọládélé Adéyẹmí',
    actions: <Button>Refund</Button>,
  },
};
