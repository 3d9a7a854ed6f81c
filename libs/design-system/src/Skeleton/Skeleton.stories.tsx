import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Paragraph: Story = { args: { lines: 3 } };
export const Title: Story = { args: { shape: 'title' } };
export const Figure: Story = { args: { shape: 'figure' } };
export const Block: Story = { args: { shape: 'block' } };
export const ControlAndBadge: Story = {
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="control" />
      <Inline gap={3}>
        <Skeleton shape="circle" />
        <Skeleton shape="badge" />
      </Inline>
    </Stack>
  ),
};

/** What comes is as tall as what stood for it: nothing below moves. */
export const NoLayoutShift: Story = {
  render: () => (
    <Stack gap={6}>
      <section aria-label="Loading" aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton width="half" />
        <Skeleton size="xs" width="third" />
      </section>
      <section aria-label="Loaded">
        <Heading level={2} size="sm">
          Settlement of 31 March
        </Heading>
        <Text>₦1,250,000.00 to Zenith Bank</Text>
        <Text size="xs">Reference STL-2026-0331</Text>
      </section>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const height = (name: string) =>
      within(canvasElement).getByRole('region', { name }).getBoundingClientRect().height;
    await expect(height('Loading')).toBe(height('Loaded'));
  },
};
