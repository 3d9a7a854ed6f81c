import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CardBrandIcon } from '../CardBrandIcon/CardBrandIcon.tsx';
import { Code } from '../Code/Code.tsx';
import { Money } from '../Money/Money.tsx';
import { guide } from './DescriptionList.guide.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: { guide },
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

/** Amounts end below each other; the total stands under a rule. */
export const Breakdown: Story = {
  args: {
    layout: 'breakdown',
    items: [
      { term: 'Payment amount', detail: <Money amount={12_500_00} currency="NGN" /> },
      { term: 'Fee', detail: <Money amount={-287_50} currency="NGN" /> },
      { term: 'Refunded', detail: <Money amount={-2_000_00} currency="NGN" /> },
      { term: 'Net', detail: <Money amount={10_212_50} currency="NGN" />, total: true },
    ],
  },
};
export const BreakdownNarrow: Story = {
  args: Breakdown.args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Description',
        detail: 'Two hundred business cards, matt, rounded corners, with a proof by post',
      },
      { term: 'Note', detail: 'supercalifragilisticexpialidocious'.repeat(3) },
    ],
  },
};
