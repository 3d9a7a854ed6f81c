import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Stack.guide.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Composition/Stack',
  component: Stack,
  parameters: { guide },
  args: {
    children: [
      <Card key="1">
        <Text>Payments</Text>
      </Card>,
      <Card key="2">
        <Text>Settlements</Text>
      </Card>,
      <Card key="3">
        <Text>Refunds</Text>
      </Card>,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretched: Story = {};
export const AtTheStart: Story = {
  args: {
    align: 'start',
    gap: 2,
    children: ['One', 'Two', 'Three'].map((name) => (
      <Badge key={name} mark="none">
        {name}
      </Badge>
    )),
  },
};
export const Divided: Story = {
  render: () => (
    <Stack gap={3}>
      <Text>Pay by card</Text>
      <Divider label="or" />
      <Text>Pay by transfer</Text>
      <Divider />
      <Text tone="muted">Both are safe.</Text>
    </Stack>
  ),
};
