import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { guide } from './Checklist.guide.ts';
import { Checklist } from './Checklist.tsx';

const meta = {
  title: 'Data/Checklist',
  component: Checklist,
  parameters: { guide },
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
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A verification: what was accepted, what is looked at, what was refused and why. */
export const Verification: Story = {
  args: {
    label: 'Verification',
    items: [
      { key: 'business', title: 'Business details', status: 'done' },
      {
        key: 'registration',
        title: 'Certificate of incorporation',
        detail: 'We look at it within one working day.',
        status: 'pending',
      },
      {
        key: 'identity',
        title: 'Identity of the director',
        detail: 'The photo was too dark to read. Upload it again.',
        status: 'failed',
        action: <Button size="sm">Upload</Button>,
      },
      { key: 'account', title: 'Bank account', detail: 'Opens once your identity is known.', status: 'todo' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 of 4 done')).toBeVisible();
    await expect(canvas.getByText('Certificate of incorporation')).toHaveTextContent(
      'Being checked: Certificate of incorporation',
    );
  },
};
export const AllDone: Story = {
  args: {
    label: 'Set up',
    items: [
      { key: 'business', title: 'Create your business', status: 'done' },
      { key: 'link', title: 'Take a first payment', status: 'done' },
    ],
  },
};
