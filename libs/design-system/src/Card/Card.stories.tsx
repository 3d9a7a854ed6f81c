import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Card.guide.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Composition/Card',
  component: Card,
  parameters: { guide },
  args: { children: <Text>₦1,204,100.00 on Monday, 30 November.</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Titled: Story = {
  args: {
    title: 'Next settlement',
    description: 'To GTBank, account ending 4821',
    actions: <Button size="sm">All settlements</Button>,
    footer: (
      <Text size="xs" tone="muted">
        Cut-off at 18:00 WAT
      </Text>
    ),
  },
};
export const Roomy: Story = { args: { padding: 'lg', title: 'Next settlement' } };
