import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Checklist } from './Checklist.tsx';

const meta = {
  title: 'Data/Checklist',
  component: Checklist,
  args: {
    items: [
      { key: 'business', title: 'Create your business', status: 'done' },
      {
        key: 'link',
        title: 'Take a first payment',
        detail: 'Make a payment link and pay it yourself with a test card.',
        status: 'current',
        action: (
          <Button size="sm" tone="primary">
            Create link
          </Button>
        ),
      },
      {
        key: 'id',
        title: 'Prove who you are',
        detail: 'The photo was too dark to read. Upload it again.',
        status: 'failed',
        action: <Button size="sm">Upload</Button>,
      },
      { key: 'live', title: 'Go live', detail: 'Opens once your business is verified.', status: 'todo' },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Set up">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Checklist>;

export default meta;
export const Default: StoryObj<typeof meta> = {};
