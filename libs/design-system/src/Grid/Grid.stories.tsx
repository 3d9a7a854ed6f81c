import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CvcField } from '../CvcField/CvcField.tsx';
import { ExpiryField } from '../ExpiryField/ExpiryField.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Grid.guide.ts';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Composition/Grid',
  component: Grid,
  parameters: { guide },
  args: {
    children: ['Payments', 'Settlements', 'Refunds'].map((title) => (
      <Card key={title} title={title}>
        <Text tone="muted">One column on a phone.</Text>
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Three: Story = { args: { columns: 3 } };
export const MainAside: Story = { args: { columns: 'main-aside' } };
/** Read from the card together, so beside each other on a phone, too. */
export const Pair: Story = {
  args: {
    columns: 'pair',
    children: (
      <>
        <ExpiryField />
        <CvcField />
      </>
    ),
  },
};
