import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CardBrandIcon } from '../CardBrandIcon/CardBrandIcon.tsx';
import { Code } from '../Code/Code.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Reference', detail: <Code>INV-2026-0418</Code>, copy: 'INV-2026-0418' },
      { term: 'Customer', detail: 'Ọládélé Adéyẹmí' },
      {
        term: 'Card',
        detail: (
          <>
            <CardBrandIcon brand="visa" size="sm" labelled /> ending 4242
          </>
        ),
      },
      { term: 'Fee', detail: <Money amount={287_50} currency="NGN" /> },
      { term: 'Net', detail: <Money amount={12_212_50} currency="NGN" /> },
      { term: 'Description', detail: undefined },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Payment">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
