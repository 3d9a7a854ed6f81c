import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Default' } } satisfies Meta<
  typeof Badge
>;

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
