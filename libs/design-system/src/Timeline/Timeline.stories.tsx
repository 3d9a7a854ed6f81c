import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Timeline } from './Timeline.tsx';

const at = (minute: string) => (
  <DateTime value={`2026-11-27T14:${minute}:00Z`} timeZone="Africa/Lagos" format="time" />
);

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
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
export const Default: StoryObj<typeof meta> = {};
