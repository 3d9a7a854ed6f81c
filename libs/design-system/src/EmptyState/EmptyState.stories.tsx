import type { Meta, StoryObj } from '@storybook/react-vite';
import Link2 from 'lucide-react/icons/link-2';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: Link2,
    title: 'No payment links yet',
    description:
      'A link takes payments without a line of code. Send it by mail, print its QR code, or put it on a page.',
    action: <Button tone="primary">Create payment link</Button>,
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: { guide },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const NothingMatches: Story = {
  args: {
    icon: SearchX,
    title: 'No payment matches',
    description: 'Try a shorter reference, or clear the filters.',
    action: <Button>Clear filters</Button>,
  },
};
export const Compact: Story = { args: { compact: true, action: undefined } };
export const OnThePage: Story = {
  decorators: [(Story) => <Story />],
};
export const LongText: Story = {
  args: {
    title: 'No settlements have been paid out to Ọládélé Adéyẹmí and Sons Printing Limited yet',
    description:
      'The first one follows on the working day after the first payment in live mode. Until your bank account is confirmed, amounts are kept and shown under Balances, where each of them can be traced to its payment.',
  },
};
export const WithoutIcon: Story = { args: { icon: undefined } };
