import type { Meta, StoryObj } from '@storybook/react-vite';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Inline } from '../Inline/Inline.tsx';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Default' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Draft</Badge>
      <Badge tone="info">In review</Badge>
      <Badge tone="success">Verified</Badge>
      <Badge tone="warn">Expires soon</Badge>
      <Badge tone="danger">Rejected</Badge>
    </Inline>
  ),
};

/** An icon where badges of one column differ in kind. */
export const WithIcon: Story = { args: { icon: ShieldCheck, tone: 'success', children: 'Verified' } };
export const RightToLeft: Story = {
  args: { icon: ShieldCheck, tone: 'info', children: 'قيد المراجعة' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
