import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Inline.guide.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Composition/Inline',
  component: Inline,
  parameters: { guide },
  args: {
    children: ['Visa', 'Mastercard', 'American Express', 'Verve'].map((name) => (
      <Badge key={name} mark="none">
        {name}
      </Badge>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const TwoEnds: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Text>214 payments</Text>
        <Button size="sm">Export</Button>
      </>
    ),
  },
};
/** What has no room goes on in the next line. */
export const Wraps: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => (
      <Badge key={index} mark="none">{`Settlement ${index + 1}`}</Badge>
    )),
  },
};
