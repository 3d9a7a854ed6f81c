import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { guide } from './Timeline.guide.ts';
import { Timeline } from './Timeline.tsx';

const at = (minute: string) => (
  <DateTime value={`2026-11-27T14:${minute}:00Z`} timeZone="Africa/Lagos" format="time" />
);

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  parameters: { guide },
  args: {
    items: [
      { key: '1', title: 'Payment started', at: at('01') },
      {
        key: '2',
        title: 'Card declined',
        at: at('02'),
        detail: 'Not enough money on the account.',
        tone: 'danger',
      },
      {
        key: '3',
        title: 'Confirmed with the bank',
        at: at('03'),
        detail: '3-D Secure challenge passed',
        tone: 'info',
      },
      { key: '4', title: 'Succeeded', at: at('03'), tone: 'success' },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Timeline">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    items: [
      {
        key: '1',
        title: 'Refund of ₦12,500.00 sent to the bank of Ọládélé Adéyẹmí-Okonkwo',
        at: <DateTime value="2026-11-27T14:01:00Z" timeZone="Africa/Lagos" />,
        detail: 'By Ada Obi. The bank says that it takes up to ten working days until the customer sees it.',
        tone: 'warn',
      },
      { key: '2', title: 'Refund received', at: at('03'), tone: 'success' },
    ],
  },
};
export const One: Story = { args: { items: [{ key: '1', title: 'Payment started', at: at('01') }] } };
/** In a narrow column the time stands below what happened. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
