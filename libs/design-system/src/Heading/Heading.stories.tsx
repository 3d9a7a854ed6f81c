import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Heading.guide.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Composition/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 1, children: 'Payments' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Page: Story = {};
export const Scale: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size="display">
        Every payment in sight
      </Heading>
      <Heading level={2} size="xl">
        ₦4,812,350
      </Heading>
      <Heading level={2} size="lg">
        Payments
      </Heading>
      <Heading level={2}>Next settlement</Heading>
      <Heading level={3}>Card</Heading>
      <Heading level={4}>Billing address</Heading>
    </Stack>
  ),
};
