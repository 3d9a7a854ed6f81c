import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Text.guide.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Composition/Text',
  component: Text,
  parameters: { guide },
  args: { children: 'Money arrives on the next working day.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} size="xs" />
      <Text {...args} size="sm" />
      <Text {...args} size="md" />
      <Text {...args} size="lg" />
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} tone="muted" />
      <Text {...args} tone="accent" />
      <Text {...args} tone="success" />
      <Text {...args} tone="warn" />
      <Text {...args} tone="danger" />
    </Stack>
  ),
};
