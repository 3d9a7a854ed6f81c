import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Composition/Stack, Inline, Grid',
  component: Stack,
  args: {
    children: [<Badge key="1">One</Badge>, <Badge key="2">Two</Badge>, <Badge key="3">Three</Badge>],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Stacked: Story = { args: { align: 'start', gap: 2 } };
export const Inlined: Story = {
  render: (args) => (
    <Inline justify="between" gap={3}>
      {args.children}
    </Inline>
  ),
};
export const Gridded: Story = {
  render: () => (
    <Grid columns={3}>
      <Stat label="Volume" value="₦4.8m" />
      <Stat label="Payments" value="214" />
      <Stat label="Failed" value="3.1 %" />
    </Grid>
  ),
};
export const Divided: Story = {
  render: (args) => (
    <Stack gap={3}>
      {args.children}
      <Divider />
      <Divider label="or" />
    </Stack>
  ),
};
