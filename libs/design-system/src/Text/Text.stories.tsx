import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Masked cards, telephone numbers and references keep their order, and their sign its place, in any script. */
export const NumbersRightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Stack gap={2}>
        <Text numeric>•••• 4242</Text>
        <Text numeric>+234 803 555 0142</Text>
        <Text numeric>-1,234.50</Text>
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const text of ['•••• 4242', '+234 803 555 0142', '-1,234.50']) {
      const words = within(canvasElement).getByText(text);
      const [first, last] = [0, text.length - 1].map((at) => {
        const range = document.createRange();
        const node = words.firstChild ?? words;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      });
      await expect(first).toBeLessThan(last ?? 0);
    }
  },
};
